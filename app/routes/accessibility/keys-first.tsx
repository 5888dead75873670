import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/content.server.ts";
import "./keys-first.css";

type Words = Pick<Content["pages"]["accessibility"], "title" | "lead" | "date" | "keys" | "touch">;

/** The question inside a focus ring, and the gestures and keys that the whole site answers to; on a phone gestures come first. */
export function KeysFirst({ title, lead, date, keys, touch }: Words) {
  return (
    <Band name="keys-first" pad="none" grid="iso" bleed labelledBy="usable">
      <div className="wrap">
        <h1 id="usable">
          <span>{title}</span>
        </h1>
        <div className="say">
          <p className="lead">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
        <Answers words={touch} name="touch" />
        <Answers words={keys} name="keys" />
      </div>
    </Band>
  );
}

function Answers({ words, name }: { words: Words["keys"]; name: "keys" | "touch" }) {
  return (
    <div className={name}>
      <h2>{words.title}</h2>
      <dl>
        {words.list.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
