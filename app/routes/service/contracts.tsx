import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./contracts.css";

type Words = ServicePage["contracts"];
type Contract = Words["rows"][number];

/** Our contracts compared: a see-saw shows who carries what, a bar to scale the minimum term. */
export function Contracts({ words }: { words: Words }) {
  if (words.rows.length === 0) return null;
  const longest = Math.max(...words.rows.map(({ weeks }) => weeks));
  return (
    <Band name="contracts" tone="ink" id="contracts" labelledBy="contracts-title">
      <div className="wrap">
        <BandHead id="contracts-title" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map((row) => ({
            head: row.contract,
            isChosen: row.isUsual,
            cells: [
              row.youBring,
              row.weBring,
              <Overrun key="overrun" row={row} />,
              <Shortest key="shortest" row={row} longest={longest} />,
            ],
          }))}
        />
      </div>
    </Band>
  );
}

/** A see-saw's tilt, the place of its load, and how far it swings under the pointer. */
const seeSaws = {
  us: { tilt: 9, load: 92, swing: "motion-safe:[tr:hover_&]:rotate-5" },
  both: { tilt: 0, load: 60, swing: "motion-safe:[tr:hover_&]:rotate-8" },
  you: { tilt: -9, load: 28, swing: "motion-safe:[tr:hover_&]:-rotate-5" },
} as const;

function Overrun({ row }: { row: Contract }) {
  const { tilt, load, swing } = seeSaws[row.side];
  return (
    <span className="flex items-center gap-3">
      <svg className="w-14 shrink-0 lg:w-20" viewBox="0 0 120 62" aria-hidden="true">
        <path className={row.isUsual ? "fill-ink" : "fill-on-ink-soft"} d="M60 38L76 60H44Z" />
        <g transform={`rotate(${tilt} 60 38)`}>
          <g className={`origin-[60px_38px] spring-slow ${swing}`}>
            <rect className={row.isUsual ? "fill-ink" : "fill-paper"} x="6" y="34" width="108" height="8" rx="4" />
            <rect
              className={row.isUsual ? "fill-tang-edge" : "fill-tang"}
              x={load - 12}
              y="9"
              width="24"
              height="25"
              rx="4"
            />
          </g>
        </g>
      </svg>
      {row.overrun}
    </span>
  );
}

function Shortest({ row, longest }: { row: Contract; longest: number }) {
  return (
    <span className="grid min-w-32 gap-2">
      <svg className="h-3 w-full" aria-hidden="true">
        <rect className={row.isUsual ? "fill-mari-edge" : "fill-ink-2"} width="100%" height="12" rx="3" />
        <rect
          className={row.isUsual ? "fill-ink" : "fill-pitch-lift"}
          width={`${(row.weeks / longest) * 100}%`}
          height="12"
          rx="3"
        />
      </svg>
      {row.shortest}
    </span>
  );
}
