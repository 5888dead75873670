import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { PapersData } from "#model/papers/papers-page.server.ts";
import { formatDate } from "#shared/format.ts";

type Sheet = PapersData["sheets"][number];
type Words = Pick<PapersData, "title" | "lead" | "sheets"> & { words: PapersData["counter"] };

/** A counter with papers laid out to take: each sheet with its day, its files and their sizes. */
export function Hero({ title, lead, words, sheets }: Words) {
  return (
    <Band name="hero" tone="tang" pad="none" grid="iso" bleed labelledBy="papers-title" className="pt-half">
      <RegMark className="end-6 top-6" />
      <div className="wrap">
        <div className="gap-x-band lg:grid lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1 id="papers-title" className="text-h2/(--clear) font-stretch-80% tracking-tight">
            {title}
          </h1>
          <p className="lead mt-5 mb-0 max-w-[28em]">{lead}</p>
        </div>
        <h2 className="vh">{words.title}</h2>
        <ul role="list" className="mt-10 grid items-end gap-x-gut gap-y-6 sm:grid-cols-2 lg:mt-half lg:grid-cols-3">
          {sheets.map((sheet) => (
            <Paper key={sheet.title} sheet={sheet} changed={words.changed} />
          ))}
        </ul>
      </div>
      <p className="mt-6 mb-0 max-w-none bg-ink px-out py-4 text-small text-paper">{words.note}</p>
    </Band>
  );
}

const paper =
  "spring-slow grid h-full content-between gap-6 rounded-sm p-5 shadow-lift motion-safe:hover:-translate-y-2 lg:p-6 lg:odd:-rotate-1 lg:even:rotate-1";

function Paper({ sheet: { title, text, day, files }, changed }: { sheet: Sheet; changed: string }) {
  return (
    <li className={paper} data-tone="white">
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 mb-0">{text}</p>
        {day && (
          <p className="mt-2 mb-0 text-small text-soft">
            {changed} <time dateTime={day}>{formatDate(day)}</time>
          </p>
        )}
      </div>
      <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1 border-t-2 border-line pt-2">
        {files.map(({ path, label, size }) => (
          <li key={path}>
            <Link to={path} download className="inline-flex min-h-11 items-center gap-2 font-bold">
              <Icon name="download" />
              <span>
                <span className="sr-only">{title}, </span>
                {label}, {size}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
