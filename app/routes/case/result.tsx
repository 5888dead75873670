import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { LineChart } from "./line-chart.tsx";

interface ResultProps {
  words: Pages["case"]["result"];
  entry: Pick<Case, "outcomeText" | "measures" | "plot" | "method">;
}

/** Smaller between tablet and desktop, to leave room for a reader's own letter spacing. */
const fits = { wide: "[--fit:0.86] lg:[--fit:1]", tight: "[--fit:0.72] lg:[--fit:0.8]" };

/** The result as figures and, if there is one, a plot; the method stands below. */
export function Result({ words, entry: { outcomeText, measures, plot, method } }: ResultProps) {
  const signs = measures.reduce((sum, { value }) => sum + value.length, 0);
  return (
    <Band name="result" labelledBy="result">
      <div className="wrap">
        <div className="grid-12">
          <h2 id="result" className="col-span-12 md:col-span-5">
            {words.title}
          </h2>
          <p className="lead col-span-12 mt-4 mb-0 self-end md:col-span-6 md:col-start-7 md:mt-0">{outcomeText}</p>
        </div>
        <dl className={`my-8 grid gap-gut md:flex lg:my-13 ${fits[signs > 12 ? "tight" : "wide"]}`}>
          {measures.map(({ value, label, proof }) => (
            <div key={label} className="flex flex-auto flex-col-reverse justify-end border-b-3 pb-4">
              <dt className="mt-4 max-w-72 leading-snug font-bold">
                {label} <ProofMark id={proof} />
              </dt>
              <dd
                className={`display leading-[0.82] font-stretch-78% tracking-tight whitespace-nowrap md:text-[calc(clamp(4.5rem,1rem+11vw,12.5rem)*var(--fit))] ${value.length > 5 ? "text-[20vw]" : "text-[29vw]"}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <figure>
          {plot && <LineChart {...plot} />}
          <figcaption className="mt-3 max-w-152 text-small text-soft">
            <b className="text-ink">{plot?.title ?? words.method}</b> {plot && words.method} {method}
          </figcaption>
        </figure>
      </div>
    </Band>
  );
}
