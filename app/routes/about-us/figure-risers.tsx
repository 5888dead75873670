import { Band } from "#app/ui/band.tsx";
import type { Content, Pages } from "#model/content.server.ts";
import "./figure-risers.css";

interface FigureRisersProps {
  title: Pages["about-us"]["figures"]["title"];
  counters: readonly Pick<Content["counters"][number], "number" | "symbol" | "title" | "note" | "bench">[];
}

/** The four counters on blocks of falling height, each with what it counts. */
export function FigureRisers({ title, counters }: FigureRisersProps) {
  return (
    <Band name="figure-risers" pad="none" labelledBy="figure-risers-title" bleed>
      <div className="wrap">
        <h2 id="figure-risers-title">{title}</h2>
      </div>
      <dl>
        {counters.map((counter) => (
          <div key={counter.title} data-tone={counter.bench}>
            <dt>{counter.title}</dt>
            <dd className="number">
              {counter.number}
              {counter.symbol}
            </dd>
            <dd>{counter.note}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
