import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./risk-register.css";

const standings = { happened: "bad", likely: "part", rare: "open" } as const;

/** What can go wrong, in the words that a player reads. */
export function RiskRegister({ words }: { words: Web3Page["risks"] }) {
  return (
    <Band name="risk-register" tone="ink" labelledBy="risks">
      <div className="wrap">
        <BandHead id="risks" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.tableLabel}>
          <table className="ruled">
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row) => (
                <tr key={row.risk}>
                  <th scope="row">{row.risk}</th>
                  <td>
                    <StatusToken standing={standings[row.standing]}>{row.odds}</StatusToken>
                  </td>
                  <td>{row.loss}</td>
                  <td>{row.plan}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}
