import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./error-score.css";

type Words = LocalizationPage["score"];

/** The quality measure: our mark on its scale, and what counts how much. */
export function ErrorScore({ words }: { words: Words }) {
  return (
    <Band name="error-score" tone="paper-2" labelledBy="score">
      <div className="wrap">
        <header>
          <h2 id="score">{words.title}</h2>
          <p>
            <Prose text={words.text} />
          </p>
        </header>
        <Scale words={words} />
        <dl>
          {words.weights.map((weight) => (
            <div key={weight.title}>
              <dt>
                <b>{weight.points}</b> {weight.title}
              </dt>
              <dd>{weight.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

function Scale({ words }: { words: Words }) {
  const ours = words.tenths / 10;
  const limit = words.limitTenths / 10;
  const last = Math.ceil(limit * 1.5);
  const percent = (points: number) => `${((points / last) * 100).toFixed(2)}%`;
  return (
    <svg
      className="scale"
      role="img"
      aria-label={`${words.scaleLabel}: ${words.oursLabel} ${ours}, ${words.limitLabel} ${limit}`}
    >
      <rect y="52" width={percent(limit)} height="34" className="good" />
      <rect y="52" x={percent(limit)} width={percent(last - limit)} height="34" className="bad" />
      {Array.from({ length: last }, (_, point) => (
        <line key={point} x1={percent(point)} x2={percent(point)} y1="52" y2={point % 5 === 0 ? 86 : 66} />
      ))}
      <line className="pin" x1={percent(ours)} x2={percent(ours)} y1="34" y2="98" />
      <text x={percent(ours)} y="24">
        {words.oursLabel} {ours}
      </text>
      <text x={percent(limit)} y="122" textAnchor="middle">
        {words.limitLabel} {limit}
      </text>
    </svg>
  );
}
