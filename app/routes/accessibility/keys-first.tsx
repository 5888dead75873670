import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./keys-first.css";

type Words = Pick<Content["pages"]["accessibility"], "title" | "lead" | "date" | "keys">;

/** The question inside a focus ring, and the keys that the whole site answers to. */
export function KeysFirst({ title, lead, date, keys }: Words) {
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
        <div className="keys">
          <h2>{keys.title}</h2>
          <dl>
            {keys.list.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}
