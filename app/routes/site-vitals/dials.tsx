import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Content } from "#model/content.server.ts";
import { formatNumber } from "#shared/format.ts";
import { type VitalReading, type VitalReadings, vitalLimits } from "#shared/vitals.ts";
import { formatVital } from "./format-vital.ts";
import "./dials.css";

type Words = Content["pages"]["site-vitals"]["dials"];

/** One dial for each timing: its limit is marked; without a reading its needle is missing. */
export function Dials({ words, readings }: { words: Words; readings: VitalReadings }) {
  return (
    <Band name="dials" tone="ink" pad="none" labelledBy="dials">
      <div className="wrap">
        <BandHead id="dials" title={words.title}>
          <p>{words.text}</p>
        </BandHead>
        <ul>
          {words.items.map(({ metric, name, text }) => {
            const reading = readings[metric];
            const limit = vitalLimits[metric];
            return (
              <li key={metric}>
                <Dial share={reading && reading.p75 / limit} />
                <h3>{name}</h3>
                {reading && <p className="figure">{formatVital(metric, reading.p75)}</p>}
                <p className="limit">
                  {words.limit} {formatVital(metric, limit)}
                </p>
                <p>{text}</p>
                <p className="reading">{basis(words, reading)}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Band>
  );
}

function basis(words: Words, reading: VitalReading | undefined): string {
  if (!reading) return words.none;
  return reading.visits === 1 ? words.visit : `${formatNumber(reading.visits)} ${words.visits}`;
}

/** The limit stands at three quarters of the scale; what is far beyond it stops at the end. */
function Dial({ share }: { share: number | undefined }) {
  const angle = share === undefined ? undefined : Math.round(Math.min(1, share * 0.75) * 180);
  return (
    <svg viewBox="0 0 200 116" aria-hidden="true">
      <path className="scale" d="M16 104a84 84 0 0 1 168 0" />
      <path className="over" d="M159.400 44.600A84 84 0 0 1 184 104" />
      <path className="mark" d="m159.400 33 11.600 11.600-11.600 11.600-11.600-11.600Z" />
      {angle !== undefined && (
        <path className="needle" d="M100 97 38 104 100 111Z" transform={`rotate(${angle} 100 104)`} />
      )}
      <circle cx="100" cy="104" r="9" />
    </svg>
  );
}
