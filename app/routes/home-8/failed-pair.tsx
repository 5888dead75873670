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
          <b>{failure.figure}</b> {failure.found}
        </dd>
        <dt>{labels.why}</dt>
        <dd>{failure.why}</dd>
        <dt>{labels.use}</dt>
        <dd>{failure.use}</dd>
      </dl>
    </article>
  );
}
