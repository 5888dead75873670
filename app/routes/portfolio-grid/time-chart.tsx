import { useId } from "react";
import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { layOutMarks } from "./lay-out-marks.ts";
import "./time-chart.css";

type Words = Pages["portfolio-grid"]["chart"];

/** Weeks against people, one mark for each case. */
export function TimeChart({ words, marks }: { words: Words; marks: readonly CaseFile[] }) {
  return (
    <Band name="time-chart" tone="paper-2" pad="none" labelledBy="chart">
      <div className="wrap">
        <div className="grid-12">
          <h2 id="chart">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <TableScroll label={words.name}>
          <Marks words={words} files={marks} />
        </TableScroll>
        <p className="axes">
          <span>{words.side}</span> <span>{words.along}</span>
        </p>
      </div>
    </Band>
  );
}

function Marks({ words, files }: { words: Words; files: readonly CaseFile[] }) {
  const id = useId();
  const { marks, sides, alongs, gap } = layOutMarks(files);
  return (
    <svg viewBox="0 0 1160 576" role="img" aria-labelledby={`${id}-name ${id}-text`}>
      <title id={`${id}-name`}>{words.name}</title>
      <desc id={`${id}-text`}>{words.description}</desc>
      {sides.map(({ y, value }) => (
        <g key={value}>
          <path className="rule" d={`M60 ${y}H1130`} />
          <text className="side" x="44" y={y + 5}>
            {value}
          </text>
        </g>
      ))}
      <path d={gap ? `M60 526H${gap.from}M${gap.to} 526H1130` : "M60 526H1130"} />
      {gap && <path className="gap" d={`M${gap.from} 526H${gap.to}`} />}
      {alongs.map(({ x, value }) => (
        <text key={value} className="along" x={x} y="560">
          {value}
        </text>
      ))}
      {marks.map(({ title, bench, x, y, label }) => (
        <g key={title} className="mark" data-tone={bench}>
          <rect x="-9" y="-9" width="18" height="18" rx="4" transform={`translate(${x} ${y}) rotate(45)`} />
          <text x={label.x} y={label.y} textAnchor={label.anchor}>
            {title}
          </text>
        </g>
      ))}
    </svg>
  );
}
