import { useId } from "react";
import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { placeDots } from "./place-dots.ts";

type Words = Pages["portfolio-grid"]["chart"];

/** Weeks against people, one mark for each case. */
export function EffortChart({ words, marks }: { words: Words; marks: readonly CaseFile[] }) {
  return (
    <Band name="effort-chart" id="effort-chart" tone="paper-2" pad="none" labelledBy="chart" className="py-compact">
      <div className="wrap">
        <div className="grid items-end gap-x-gut gap-y-4 lg:cols-7-5">
          <h2 id="chart">{words.title}</h2>
          <p className="m-0">{words.lead}</p>
        </div>
        <TableScroll label={words.name} className="mt-8">
          <Marks words={words} files={marks} />
        </TableScroll>
        <p className="mt-3 mb-0 flex max-w-none flex-wrap justify-between gap-x-8 gap-y-2 text-small text-soft">
          <span>{words.side}</span> <span>{words.along}</span>
        </p>
      </div>
    </Band>
  );
}

function Marks({ words, files }: { words: Words; files: readonly CaseFile[] }) {
  const id = useId();
  const { marks, sides, alongs, gap } = placeDots(files);
  return (
    <svg
      viewBox="0 0 1160 576"
      role="img"
      aria-labelledby={`${id}-name ${id}-text`}
      className="w-full max-w-none min-w-210 overflow-visible fill-soft text-body font-semibold"
    >
      <title id={`${id}-name`}>{words.name}</title>
      <desc id={`${id}-text`}>{words.description}</desc>
      {sides.map(({ y, value }) => (
        <g key={value}>
          <path className="stroke-(--ce)" strokeWidth="2" d={`M60 ${y}H1130`} />
          <text textAnchor="end" x="44" y={y + 5}>
            {value}
          </text>
        </g>
      ))}
      <path
        className="stroke-ink"
        strokeWidth="3"
        d={gap ? `M60 526H${gap.from}M${gap.to} 526H1130` : "M60 526H1130"}
      />
      {gap && (
        <path
          className="stroke-ink"
          strokeWidth="4"
          strokeDasharray="0.1 10"
          strokeLinecap="round"
          d={`M${gap.from} 526H${gap.to}`}
        />
      )}
      {alongs.map(({ x, value }) => (
        <text key={value} textAnchor="middle" x={x} y="560">
          {value}
        </text>
      ))}
      {marks.map(({ title, department, x, y, label }) => (
        <g key={title} data-tone={department}>
          <rect
            className="fill-(--c) stroke-(--ce)"
            strokeWidth="2"
            x="-9"
            y="-9"
            width="18"
            height="18"
            rx="4"
            transform={`translate(${x} ${y}) rotate(45)`}
          />
          <text className="fill-ink font-bold" x={label.x} y={label.y} textAnchor={label.anchor}>
            {title}
          </text>
        </g>
      ))}
    </svg>
  );
}
