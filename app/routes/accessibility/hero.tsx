import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/content.server.ts";

type Words = Pick<Content["pages"]["accessibility"], "title" | "lead" | "date" | "keys" | "touch">;

const focused = "block rounded-lg px-4 py-2 outline-8 outline-focus";

/** The question inside a focus ring, and the site's gestures and keys; on a phone gestures come first. */
export function Hero({ title, lead, date, keys, touch }: Words) {
  return (
    <Band name="hero" pad="none" grid="iso" bleed labelledBy="usable">
      <div className="wrap grid gap-x-gut gap-y-8 py-half lg:grid-cols-2">
        <h1 id="usable" className="justify-self-start text-h2 lg:col-span-full">
          <span className={focused}>{title}</span>
        </h1>
        <div>
          <p className="lead mb-6">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
        <Answers words={touch} />
        <Answers words={keys} className="lg:col-start-2 lg:row-span-2 lg:row-start-2" />
      </div>
    </Band>
  );
}

function Answers({ words, className = "" }: { words: Words["keys"]; className?: string }) {
  return (
    <div className={className}>
      <h2 className="mb-4 text-h4">{words.title}</h2>
      <dl>
        {words.list.map(({ key: name, does }) => (
          <div key={name} className="grid grid-cols-[8rem_1fr] items-center gap-4 py-2">
            <dt>
              <kbd className="verdict whitespace-nowrap" data-tone="white">
                {name}
              </kbd>
            </dt>
            <dd className="leading-snug">{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
