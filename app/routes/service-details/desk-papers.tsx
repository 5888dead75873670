import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./desk-papers.css";

/** Samples of what a client gets to read, laid out on a desk. */
export function DeskPapers({ words }: { words: ServiceDetailsPage["papers"] }) {
  return (
    <Band name="desk-papers" tone="mari" bleed labelledBy="papers">
      <div className="wrap">
        <BandHead id="papers" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <div className="spread">
          {words.items.map((paper) => (
            <article key={paper.title}>
              <h3>{paper.title}</h3>
              <p className="meta">{paper.meta}</p>
              <ul>
                {paper.lines.map((line, index) => (
                  <li key={index}>
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
