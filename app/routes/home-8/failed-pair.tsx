import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./failed-pair.css";

type Words = Home8Page["failures"];
type Failure = Words["items"][number];

/** Two experiments that failed: expectation, ending line, the figure, the reason, the remains. */
export function FailedPair({ words, failures }: { words: Words; failures: Failure[] }) {
  return (
    <Band name="failed-pair" tone="ink" labelledBy="failed">
      <div className="wrap">
        <h2 id="failed">{words.title}</h2>
        <div className="pair">
          {failures.map((failure) => (
            <FailedOne key={failure.title} failure={failure} labels={words.labels} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function FailedOne({ failure, labels }: { failure: Failure; labels: Words["labels"] }) {
  return (
    <article>
      <h3>{failure.title}</h3>
      <p className="closed">{failure.closed}</p>
      <dl>
        <dt>{labels.thought}</dt>
        <dd>
          <s>{failure.thought}</s>
        </dd>
        <dt>{labels.line}</dt>
        <dd>{failure.line}</dd>
        <dt className="vh">{labels.found}</dt>
        <dd className="figure">
          <b>{failure.figure}</b> <span>{failure.found}</span>
          <Gauge gauge={failure.gauge} tick={labels.tick} />
        </dd>
        <dt>{labels.why}</dt>
        <dd>{failure.why}</dd>
        <dt>{labels.use}</dt>
        <dd>{failure.use}</dd>
      </dl>
    </article>
  );
}

/** What was found as a bar, and the line at which we had said we would stop. */
function Gauge({ gauge: { full, line, found }, tick }: { gauge: Failure["gauge"]; tick: string }) {
  const share = (amount: number) => `${((amount / full) * 100).toFixed(1)}%`;
  return (
    <svg className="gauge" aria-hidden="true">
      <rect className="scale" width="100%" height="18" y="9" rx="5" />
      <rect width={share(found)} height="18" y="9" rx="5" />
      <line x1={share(line)} x2={share(line)} y1="0" y2="36" />
      <text x={share(line)} y="56" textAnchor={line > full / 2 ? "end" : "start"}>
        {tick}
      </text>
    </svg>
  );
}
