import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["score"];

/** The quality measure: our score on its scale, and the weight of each criterion. */
export function Quality({ words }: { words: Words }) {
  return (
    <div className="mt-half grid items-center gap-x-gut gap-y-6 border-t-3 pt-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3>{words.title}</h3>
        <p className="mt-4 mb-0">
          <Prose text={words.text} />
        </p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <Scale words={words} />
        <dl className="mt-5 grid gap-x-gut gap-y-4 md:grid-cols-3">
          {words.weights.map((weight) => (
            <div key={weight.title}>
              <dt className="display flex items-center gap-3 text-h4">
                <b className="rounded-sm bg-ink px-3 py-2 text-paper">{weight.points}</b> {weight.title}
              </dt>
              <dd className="mt-2.5 leading-snug">{weight.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const pin = "origin-bottom stroke-8 spring-slow [transform-box:fill-box] motion-safe:group-hover:rotate-7";
const label = "display fill-ink stroke-none text-[min(1.25rem,5.7vw)]";

function Scale({ words }: { words: Words }) {
  const ours = words.tenths / 10;
  const limit = words.limitTenths / 10;
  const last = Math.ceil(limit * 1.5);
  const percent = (points: number) => `${((points / last) * 100).toFixed(2)}%`;
  return (
    <svg
      className="group h-32.5 w-full overflow-visible stroke-ink stroke-3"
      role="img"
      aria-label={`${words.scaleLabel}: ${words.oursLabel} ${ours}, ${words.limitLabel} ${limit}`}
    >
      <rect y="52" width={percent(limit)} height="34" className="fill-tang stroke-none" />
      <rect y="52" x={percent(limit)} width={percent(last - limit)} height="34" className="fill-ink-3 stroke-none" />
      {Array.from({ length: last }, (_, point) => (
        <line key={point} x1={percent(point)} x2={percent(point)} y1="52" y2={point % 5 === 0 ? 86 : 66} />
      ))}
      <line className={pin} strokeLinecap="round" x1={percent(ours)} x2={percent(ours)} y1="34" y2="98" />
      <text className={label} x={percent(ours)} y="24">
        {words.oursLabel} {ours}
      </text>
      <text className={label} x={percent(limit)} y="122" textAnchor="middle">
        {words.limitLabel} {limit}
      </text>
    </svg>
  );
}
