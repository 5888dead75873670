import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import { formatSpan } from "#shared/format.ts";
import { type Currency, formatShort } from "#shared/money.ts";

type Range = Pages["pricing"]["work"]["ranges"][number];

const scale = { from: 5000, to: 4_000_000 };
const ticks = [5000, 50_000, 500_000, 4_000_000];
/** A range that ends beyond this percentage of the scale has its label on the left. */
const labelRoom = 70;

/** What kinds of project work have cost, as bars on a logarithmic scale, or a sentence where no figures are given. */
export function PriceRanges({ words, currency }: { words: Pages["pricing"]["work"]; currency: Currency }) {
  return (
    <Band name="price-ranges" tone="ink" id="work" labelledBy="project-work">
      <div className="wrap">
        <h2 id="project-work" className="max-w-[10em]">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-half">
          {words.lead} <ProofMark id={words.proof} />
        </p>
        {words.ranges.length > 0 && <Ranges ranges={words.ranges} currency={currency} />}
      </div>
    </Band>
  );
}

function Ranges({ ranges, currency }: { ranges: readonly Range[]; currency: Currency }) {
  return (
    <>
      <ul role="list" className="border-t-3">
        {ranges.map((range) => (
          <li
            key={range.title}
            className="group grid items-center gap-x-6 gap-y-2 border-b-2 border-line-inv py-5 md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_15rem]"
          >
            <h3 className="text-h4 leading-[1.08]">
              {range.title} <ProofMark id={range.proof} />
            </h3>
            <RangeBar range={range} currency={currency} />
            <p className="m-0 text-body/snug text-on-ink-soft md:max-lg:col-start-2">{range.driver}</p>
          </li>
        ))}
      </ul>
      <svg
        className="mt-3 overflow-visible fill-paper text-small font-semibold md:ms-[13.6rem] md:w-[calc(100%-13.6rem)] lg:ms-[18.6rem] lg:w-[calc(100%-35.2rem)]"
        width="100%"
        height="24"
        aria-hidden="true"
      >
        {ticks.map((tick, index) => (
          <text key={tick} x={`${placeOf(tick)}%`} y="16" textAnchor={index === ticks.length - 1 ? "end" : "start"}>
            {formatShort(tick, currency.symbol)}
          </text>
        ))}
      </svg>
    </>
  );
}

function RangeBar({ range, currency }: { range: Range; currency: Currency }) {
  const label = formatSpan(formatShort(range.from, currency.symbol), formatShort(range.to, currency.symbol));
  const [start, end] = [placeOf(range.from), placeOf(range.to)];
  const isAtEnd = end > labelRoom;
  const bar = { x: `${start}%`, width: `${(end - start).toFixed(2)}%`, height: 49, rx: 12 };
  return (
    <div className="min-w-0">
      {/* On a phone neither side of a bar has room for it. */}
      <p aria-hidden="true" className="display mb-1.5 text-[1.1rem] md:hidden">
        {label}
      </p>
      <svg
        className="by-scroll [--piece:draw-along] overflow-visible"
        data-department={range.department}
        width="100%"
        height="56"
        role="img"
        aria-label={label}
      >
        {ticks.slice(0, 3).map((tick) => (
          <rect className="fill-line-inv" key={tick} x={`${placeOf(tick)}%`} width="2" height="56" />
        ))}
        <g className="spring-calm motion-safe:group-hover:-translate-y-1">
          <rect className="fill-(--ce)" {...bar} y="7" />
          <rect className="fill-(--c)" {...bar} />
        </g>
        <text
          className="display fill-paper stroke-ink max-md:hidden stroke-12 text-[1.1rem] [paint-order:stroke] [stroke-linejoin:round]"
          x={`${isAtEnd ? start : end}%`}
          y="31"
          dx={isAtEnd ? -10 : 10}
          textAnchor={isAtEnd ? "end" : "start"}
          aria-hidden="true"
        >
          {label}
        </text>
      </svg>
    </div>
  );
}

function placeOf(amount: number): number {
  return Number(((Math.log(amount / scale.from) / Math.log(scale.to / scale.from)) * 100).toFixed(2));
}
