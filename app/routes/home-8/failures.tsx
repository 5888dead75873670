import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

type Words = Home8Page["failures"];
type Failure = Words["items"][number];

/** Two failed experiments: expectation, stop line, figure, reason, what remains. */
export function Failures({ words, failures }: { words: Words; failures: Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <Band name="failures" tone="ink" labelledBy="failed">
      <div className="wrap">
        <h2 id="failed" className="mb-half max-w-[12em]">
          {words.title}
        </h2>
        <div className="grid gap-x-half gap-y-14 md:grid-cols-2 xl:gap-x-28">
          {failures.map((failure) => (
            <FailedOne key={failure.title} failure={failure} labels={words.labels} />
          ))}
        </div>
      </div>
    </Band>
  );
}

const term = "text-small font-bold text-orch";
const text = "mb-4 max-w-[44ch]";
const figure =
  "mt-1.5 mb-6 flex flex-wrap items-end gap-5 border-y-3 border-orch pt-3 pb-6 leading-snug max-xs:flex-col max-xs:items-start";

function FailedOne({ failure, labels }: { failure: Failure; labels: Words["labels"] }) {
  return (
    <article className="md:last:pt-14 xl:last:pt-24">
      <h3>{failure.title}</h3>
      <p className="mt-2 mb-6 text-on-ink-soft">{failure.closed}</p>
      <dl>
        <dt className={term}>{labels.thought}</dt>
        <dd className={text}>
          <s className="decoration-orch decoration-2">{failure.thought}</s>
        </dd>
        <dt className={term}>{labels.line}</dt>
        <dd className={text}>{failure.line}</dd>
        <dt className="vh">{labels.found}</dt>
        <dd className={figure}>
          <b className="display text-[clamp(6rem,3rem+9vw,12rem)]/none tracking-tight text-orch">{failure.figure}</b>{" "}
          <span className="flex-1">{failure.found}</span>
          <Gauge gauge={failure.gauge} tick={labels.tick} />
        </dd>
        <dt className={term}>{labels.why}</dt>
        <dd className={text}>{failure.why}</dd>
        <dt className={term}>{labels.use}</dt>
        <dd className={text}>{failure.use}</dd>
      </dl>
    </article>
  );
}

/** The result as a bar, and the line at which we had said we would stop. */
function Gauge({ gauge: { full, line, found }, tick }: { gauge: Failure["gauge"]; tick: string }) {
  const share = (amount: number) => `${((amount / full) * 100).toFixed(1)}%`;
  return (
    <svg className="h-15 w-full basis-full fill-orch" aria-hidden="true">
      <rect className="fill-ink-3 forced-colors:fill-[GrayText]" width="100%" height="18" y="9" rx="5" />
      <rect width={share(found)} height="18" y="9" rx="5" />
      <line
        className="stroke-mari stroke-4 forced-colors:stroke-[CanvasText]"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        x1={share(line)}
        x2={share(line)}
        y1="0"
        y2="36"
      />
      <text
        className="fill-mari text-small font-bold forced-colors:fill-[CanvasText]"
        x={share(line)}
        y="56"
        textAnchor={line > full / 2 ? "end" : "start"}
      >
        {tick}
      </text>
    </svg>
  );
}
