import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { formatShort } from "#shared/money.ts";
import "./project-ranges.css";

interface ProjectRangesProps {
  words: Pages["pricing"]["work"];
  currency: string;
}

const scale = { from: 5000, to: 4_000_000 };
const ticks = [5000, 50_000, 500_000, 3_000_000];
/** A range that ends past this share of the scale carries its label at its left. */
const labelRoom = 70;

/** What kinds of project work have cost, as bars on a logarithmic scale. */
export function ProjectRanges({ words, currency }: ProjectRangesProps) {
  return (
    <Band name="project-ranges" tone="ink" id="work" labelledBy="project-work">
      <div className="wrap">
        <h2 id="project-work">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul>
          {words.ranges.map((range) => (
            <li key={range.title}>
              <h3>{range.title}</h3>
              <RangeBar range={range} currency={currency} />
              <p>{range.driver}</p>
            </li>
          ))}
        </ul>
        <svg className="axis" width="100%" height="24" aria-hidden="true">
          {ticks.map((tick, index) => (
            <text key={tick} x={`${placeOf(tick)}%`} y="16" textAnchor={index === ticks.length - 1 ? "end" : "start"}>
              {formatShort(tick, currency)}
            </text>
          ))}
        </svg>
      </div>
    </Band>
  );
}

function RangeBar({ range, currency }: { range: Pages["pricing"]["work"]["ranges"][number]; currency: string }) {
  const label = `${formatShort(range.from, currency)} to ${formatShort(range.to, currency)}`;
  const [start, end] = [placeOf(range.from), placeOf(range.to)];
  const isAtEnd = end > labelRoom;
  const bar = { x: `${start}%`, width: `${(end - start).toFixed(2)}%`, height: 49, rx: 12 };
  return (
    <svg className="bar" data-tone={range.bench} width="100%" height="56" role="img" aria-label={label}>
      {ticks.slice(0, 3).map((tick) => (
        <rect className="tick" key={tick} x={`${placeOf(tick)}%`} width="2" height="56" />
      ))}
      <g>
        <rect className="edge" {...bar} y="7" />
        <rect className="face" {...bar} />
      </g>
      <text
        x={`${isAtEnd ? start : end}%`}
        y="31"
        dx={isAtEnd ? -10 : 10}
        textAnchor={isAtEnd ? "end" : "start"}
        aria-hidden="true"
      >
        {label}
      </text>
    </svg>
  );
}

function placeOf(amount: number): number {
  return Number(((Math.log(amount / scale.from) / Math.log(scale.to / scale.from)) * 100).toFixed(2));
}
