import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./arrival-triage.css";

type Words = Home2Page["triage"];

const icons = { good: "check", part: "minus", bad: "close" } as const;

/** What producers say first, and how each kind of trouble ended. */
export function ArrivalTriage({ words }: { words: Words }) {
  return (
    <Band name="arrival-triage" labelledBy="triage">
      <div className="wrap">
        <BandHead id="triage" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <TriageRow key={row.told} row={row} verdictIn={words.columns[2]} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function TriageRow({ row, verdictIn }: { row: Words["rows"][number]; verdictIn: string | undefined }) {
  return (
    <tr>
      <th scope="row">{row.told}</th>
      <td>{row.look}</td>
      <td className="verdict" data-label={verdictIn}>
        {row.verdict}
      </td>
      <td>
        <StatusToken standing={row.standing} icon={icons[row.standing]}>
          {row.ending}
        </StatusToken>
      </td>
    </tr>
  );
}
