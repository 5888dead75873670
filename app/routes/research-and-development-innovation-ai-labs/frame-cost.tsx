import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./frame-cost.css";

type Words = LabsPage["frame"];

/** What ways of deciding cost in a frame, against the whole frame. */
export function FrameCost({ words }: { words: Words }) {
  return (
    <Band name="frame-cost" tone="paper-2" id="frame-time" labelledBy="frame">
      <div className="wrap">
        <BandHead id="frame" title={words.title}>
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
                <tr key={row.what}>
                  <th scope="row">{row.what}</th>
                  <td>{row.where}</td>
                  <td>
                    <Cost hundredths={row.hundredths} limitTenths={words.limitTenths} />
                  </td>
                  <td>{row.memory}</td>
                  <td>
                    <StatusToken standing={row.standing}>{row.verdict}</StatusToken>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function Cost({ hundredths, limitTenths }: { hundredths: number; limitTenths: number }) {
  const limit = limitTenths * 10;
  return (
    <>
      <svg viewBox="0 0 300 16" aria-hidden="true">
        <rect className="track" width="230" height="16" rx="4" />
        <rect className="cost" width={Math.max(3, (hundredths / limit) * 230)} height="16" rx="4" />
        <path d="M230 -4V20" />
      </svg>
      <b>{(hundredths / 100).toFixed(2)} ms</b>
    </>
  );
}
