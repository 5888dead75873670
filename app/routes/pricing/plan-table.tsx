import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Plan } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./plan-table.css";

interface PlanTableProps {
  words: Pages["pricing"]["table"];
  plans: readonly Plan[];
  symbol: string;
}

/** The plans side by side, a row for each thing that differs. */
export function PlanTable({ words, plans, symbol }: PlanTableProps) {
  return (
    <Band name="plan-table" labelledBy="as-a-table">
      <div className="wrap">
        <BandHead id="as-a-table" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled">
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">{words.feature}</span>
                </th>
                {plans.map(({ plan, price }) => (
                  <th scope="col" key={plan}>
                    {plan}{" "}
                    <span>
                      {symbol}
                      {price}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map(({ feature, cells }) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  {cells.map((cell, index) => (
                    <td key={index} data-plan={plans[index]?.plan}>
                      {cell === "No" ? <None word={cell} /> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function None({ word }: { word: string }) {
  return (
    <span className="none">
      <Icon name="minus" />
      {word}
    </span>
  );
}
