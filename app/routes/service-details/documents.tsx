import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape.css";

const sheet = "folded-corner px-6 py-7 spring-calm motion-safe:md:hover:rotate-0";
/** No two sheets lie alike. */
const places = [
  "md:-rotate-1",
  "md:mt-10 md:rotate-1",
  "md:-rotate-1 lg:mt-18 lg:rotate-1",
  "md:mt-10 md:rotate-1 lg:-mt-4",
];

/** Samples of the documents that a client receives, laid out on a desk. */
export function Documents({ words }: { words: ServiceDetailsPage["papers"] }) {
  return (
    <Band name="documents" tone="mari" bleed labelledBy="papers">
      <div className="wrap">
        <BandHead id="papers" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <div className="grid gap-6 md:grid-cols-2 md:items-start lg:grid-cols-[5fr_4fr_4fr_5fr]">
          {words.items.map((paper, index) => (
            <article key={paper.title} className={`${sheet} ${places[index] ?? ""}`}>
              <h3 className="wrap-anywhere">{paper.title}</h3>
              <p className="mt-1.5 mb-4 text-small text-soft">{paper.meta}</p>
              <ul role="list">
                {paper.lines.map((line, number) => (
                  <li key={number} className="border-t-2 border-line py-2 text-body/snug">
                    <Prose text={line} />
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
