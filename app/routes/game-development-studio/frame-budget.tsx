import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./frame-budget.css";

type Words = GameStudioPage["budget"];

/** One measured frame to scale, and the budgets that go into the contract. */
export function FrameBudget({ words }: { words: Words }) {
  return (
    <Band name="frame-budget" tone="ink" labelledBy="budget">
      <div className="wrap">
        <div className="top">
          <h2 id="budget">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <figure>
          <Picture image={words.imgUrl} alt={words.alt} sizes="100vw lg:92vw xl:1400px" />
          <SplitBar label={words.barLabel} parts={words.parts.map(inMilliseconds)} />
        </figure>
        <BudgetTable words={words} />
      </div>
    </Band>
  );
}

function BudgetTable({ words }: { words: Words }) {
  return (
    <TableScroll label={words.tableLabel}>
      <table className="ruled">
        <caption className="vh">{words.tableLabel}</caption>
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
          {words.rows.map(([device, ...cells]) => (
            <tr key={device}>
              <th scope="row">{device}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function inMilliseconds({ tenths, label, tone }: Words["parts"][number]) {
  return { amount: tenths, value: (tenths / 10).toFixed(1), label, tone };
}
