import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
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
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map(([head = "", ...cells]) => ({ head, cells }))}
        />
      </div>
    </Band>
  );
}

function inMilliseconds({ tenths, label, tone }: Words["parts"][number]) {
  return { amount: tenths, value: (tenths / 10).toFixed(1), label, tone };
}
