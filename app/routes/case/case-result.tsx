import { Band } from "#app/ui/band.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import "./case-result.css";

interface CaseResultProps {
  words: Pages["case"]["result"];
  entry: Pick<Case, "outcomeText" | "measures" | "plot" | "method">;
}

/** The result as figures and, where there is one, a plot; the method stands under it. */
export function CaseResult({ words, entry: { outcomeText, measures, plot, method } }: CaseResultProps) {
  const signs = measures.reduce((sum, { value }) => sum + value.length, 0);
  return (
    <Band name="case-result" labelledBy="result">
      <div className="wrap">
        <div className="grid-12">
          <h2 id="result">{words.title}</h2>
          <p className="lead">{outcomeText}</p>
        </div>
        <dl data-tight={signs > 12 || undefined}>
          {measures.map(({ value, label }) => (
            <div key={label} data-long={value.length > 5 || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <figure>
          {plot && <LineChart {...plot} />}
          <figcaption>
            <b>{plot?.title ?? words.method}</b> {plot && words.method} {method}
          </figcaption>
        </figure>
      </div>
    </Band>
  );
}
