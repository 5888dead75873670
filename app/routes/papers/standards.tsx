import { Band } from "#app/ui/band.tsx";
import type { PapersData } from "#model/papers/papers-page.server.ts";
import { formatDate } from "#shared/format.ts";

type Words = PapersData["standards"];

const column = "px-edge pt-8 pb-10 lg:px-10 lg:first:ps-out lg:last:pe-out";
const tones = { held: "pitch", "not-held": "paper", "under-nda": "ink" } as const;

/** What is held, what is not and what is shown under NDA, side by side from edge to edge. */
export function Standards({ words, asOf }: { words: Words; asOf: string }) {
  return (
    <Band name="standards" pad="none" bleed id="standards" labelledBy="standards-title">
      <h2 id="standards-title" className="wrap pb-8">
        {words.title}
      </h2>
      <div className="grid border-y-3 border-ink lg:grid-cols-3">
        {words.columns.map(({ standing, title, rows }) => (
          <section key={standing} data-tone={tones[standing]} aria-labelledby={standing} className={column}>
            <h3 id={standing}>{title}</h3>
            <ul role="list" className="mt-5">
              {rows.map(({ id, answer, asOf: day }) => (
                <li key={id} id={id ?? undefined} className="scroll-mt-27 border-t-2 border-current/34 py-3">
                  {answer}{" "}
                  {day && (
                    <small className="block text-small">
                      {asOf} <time dateTime={day}>{formatDate(day)}</time>
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
