import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./fault-table.css";

type Words = SportsPage["failures"];
type Fault = Words["rows"][number];

const shownTenths = 650;

/** Five faults and what the feed says about itself; under each the seconds in which it was silent, honest and well again. */
export function FaultTable({ words }: { words: Words }) {
  const seconds = (tenths: number) => `${tenths / 10} ${words.unit}`;
  return (
    <Band name="fault-table" tone="paper-2" id="failures" labelledBy="faults">
      <div className="wrap">
        <BandHead id="faults" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul className="legend">
          <li data-part="silent">{words.legend.silent}</li>
          <li data-part="said">{words.legend.said}</li>
          <li data-part="normal">{words.legend.normal}</li>
        </ul>
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map((row) => ({
            head: row.fault,
            drawing: <FirstMinute fault={row} />,
            cells: [
              <b key="flagged">{seconds(row.flaggedTenths)}</b>,
              <code key="sends">{row.sends}</code>,
              row.shows,
              <b key="back">{row.backTenths > row.flaggedTenths ? seconds(row.backTenths) : words.atOnce}</b>,
            ],
          }))}
        />
      </div>
    </Band>
  );
}

function FirstMinute({ fault: { flaggedTenths, backTenths } }: { fault: Fault }) {
  const share = (tenths: number) => `${((tenths / shownTenths) * 100).toFixed(2)}%`;
  return (
    <svg className="minute" aria-hidden="true">
      <rect data-part="normal" width="100%" height="18" rx="4" />
      <rect data-part="said" width={share(backTenths)} height="18" rx="4" />
      <rect data-part="silent" width={share(flaggedTenths)} height="18" rx="2" />
    </svg>
  );
}
