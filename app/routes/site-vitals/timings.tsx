import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Content } from "#model/content.server.ts";
import { formatNumber } from "#shared/format.ts";
import { type VitalReading, type VitalReadings, vitalLimits } from "#shared/vitals.ts";
import { formatVital } from "./format-vital.ts";

type Words = Content["pages"]["site-vitals"]["dials"];

/** One dial per timing, with its limit marked; without a reading it has no needle. */
export function Timings({ words, readings }: { words: Words; readings: VitalReadings }) {
  return (
    <Band name="timings" tone="ink" pad="none" labelledBy="dials" className="py-half">
      <div className="wrap">
        <BandHead id="dials" title={words.title}>
          <p className="text-on-ink-soft">{words.text}</p>
        </BandHead>
        <ul role="list" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {words.items.map((item) => (
            <Timing key={item.metric} item={item} words={words} reading={readings[item.metric]} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

interface TimingProps {
  item: Words["items"][number];
  words: Words;
  reading: VitalReading | undefined;
}

function Timing({ item: { metric, name, text }, words, reading }: TimingProps) {
  const limit = vitalLimits[metric];
  return (
    <li>
      <Dial share={reading && reading.p75 / limit} />
      <h3 className="text-h4">{name}</h3>
      {reading && <p className="display m-0 text-figure">{formatVital(metric, reading.p75)}</p>}
      <p className="mt-1 mb-2 font-bold text-mari">
        {words.limit} {formatVital(metric, limit)}
      </p>
      <p className="m-0 text-on-ink-soft">{text}</p>
      <p className="mt-3 mb-0 border-t-2 border-dashed border-line-inv pt-3 font-bold">{basis(words, reading)}</p>
    </li>
  );
}

function basis(words: Words, reading: VitalReading | undefined): string {
  if (!reading) return words.none;
  return reading.visits === 1 ? words.visit : `${formatNumber(reading.visits)} ${words.visits}`;
}

/** The limit is at three quarters of the scale; anything far beyond it stops at the end. */
function Dial({ share }: { share: number | undefined }) {
  const angle = share === undefined ? undefined : Math.round(Math.min(1, share * 0.75) * 180);
  return (
    <svg className="mb-4 w-3/4 fill-none" viewBox="0 0 200 116" aria-hidden="true">
      <path
        className="stroke-paper stroke-5"
        strokeLinecap="round"
        strokeDasharray="0 13.2"
        d="M16 104a84 84 0 0 1 168 0"
      />
      <path className="stroke-ink-3 stroke-16" d="M159.400 44.600A84 84 0 0 1 184 104" />
      <path className="fill-mari" d="m159.400 33 11.600 11.600-11.600 11.600-11.600-11.600Z" />
      {angle !== undefined && (
        <path className="fill-paper" d="M100 97 38 104 100 111Z" transform={`rotate(${angle} 100 104)`} />
      )}
      <circle className="stroke-paper stroke-5" cx="100" cy="104" r="9" />
    </svg>
  );
}
