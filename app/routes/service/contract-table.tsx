import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./contract-table.css";

type Words = ServicePage["contracts"];
type Contract = Words["rows"][number];

/** The contracts that the benches work under, compared: who lifts what, on a see-saw, and how long at least, to scale. */
export function ContractTable({ words }: { words: Words }) {
  const longest = Math.max(...words.rows.map(({ weeks }) => weeks));
  return (
    <Band name="contract-table" tone="ink" id="contracts" labelledBy="contracts-title">
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

const tilts = { us: 9, both: 0, you: -9 } as const;
const loads = { us: 92, both: 60, you: 28 } as const;

function Overrun({ row }: { row: Contract }) {
  return (
    <span className="overrun" data-side={row.side}>
      <svg viewBox="0 0 120 62" aria-hidden="true">
        <path className="foot" d="M60 38L76 60H44Z" />
        <g transform={`rotate(${tilts[row.side]} 60 38)`}>
          <g className="beam">
            <rect className="plank" x="6" y="34" width="108" height="8" rx="4" />
            <rect className="load" x={loads[row.side] - 12} y="9" width="24" height="25" rx="4" />
          </g>
        </g>
      </svg>
      {row.overrun}
    </span>
  );
}

function Shortest({ row, longest }: { row: Contract; longest: number }) {
  return (
    <span className="shortest">
      <svg aria-hidden="true">
        <rect className="track" width="100%" height="12" rx="3" />
        <rect className="time" width={`${(row.weeks / longest) * 100}%`} height="12" rx="3" />
      </svg>
      {row.shortest}
    </span>
  );
}
