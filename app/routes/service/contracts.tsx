import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SeeSaw } from "#app/ui/see-saw.tsx";
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
          <p>
            <Prose text={words.note} />
          </p>
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

const usual = { plank: "fill-ink", foot: "fill-ink", load: "fill-tang-edge" };
const other = { plank: "fill-paper", foot: "fill-on-ink-soft", load: "fill-tang" };

function Overrun({ row: { side, overrun, isUsual } }: { row: Contract }) {
  return (
    <span className="flex items-center gap-3">
      <SeeSaw side={side} fills={isUsual ? usual : other} className="w-14 shrink-0 lg:w-20" />
      {overrun}
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
