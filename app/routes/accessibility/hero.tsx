import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/content.server.ts";

type Words = Pick<Content["pages"]["accessibility"], "title" | "lead" | "date" | "keys" | "touch">;

const focused =
  "-ms-[0.06em] block rounded-[0.1em] px-[0.2em] pt-[0.12em] pb-[0.16em] outline-4 outline-offset-4 outline-focus lg:outline-8 lg:outline-offset-8";

/** The question inside a focus ring, and the site's gestures and keys; on a phone gestures come first. */
export function Hero({ title, lead, date, keys, touch }: Words) {
  return (
    <Band name="hero" pad="none" grid="iso" bleed labelledBy="usable">
      <div className="wrap grid gap-x-half gap-y-8 py-half lg:grid-cols-2 lg:gap-y-14">
        <h1 id="usable" className="justify-self-start text-h2/(--clear) font-stretch-84% lg:col-span-full">
          <span className={focused}>{title}</span>
        </h1>
        <div>
          <p className="lead mb-6 max-w-[30em]">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
        <Answers words={touch} />
        <Answers words={keys} className="lg:col-start-2 lg:row-span-2 lg:row-start-2" />
      </div>
    </Band>
  );
}

const press = "transition-[translate] motion-safe:group-hover:translate-y-1";
const keyType = "font-text text-body/none font-bold whitespace-nowrap";
const key = `inline-grid min-h-11.5 min-w-13.5 place-items-center rounded-md border-2 border-ink bg-white px-3 shadow-key ${press} ${keyType}`;

function Answers({ words, className = "" }: { words: Words["keys"]; className?: string }) {
  return (
    <div className={className}>
      <h2 className="mb-5 font-text text-body/snug font-bold tracking-normal">{words.title}</h2>
      <dl>
        {words.list.map(({ key: name, does }) => (
          <div key={name} className="group grid grid-cols-[7rem_1fr] items-center gap-4 py-2">
            <dt>
              <kbd className={key}>{name}</kbd>
            </dt>
            <dd className="leading-snug">{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
