import { Band } from "#app/ui/band.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

/** The table row that the bar draws. */
const drawnRow = 1;
const bar =
  "[--split-line:var(--color-ink)] [&_[data-part=ink]_rect]:stroke-on-ink-soft [&_li]:grid-cols-[minmax(0,1fr)_auto_6.5rem]";

/** The worked example as a bar to scale, and two other endings underneath. */
export function Deal({ words }: { words: Home3Page["deal"] }) {
  const { table } = words;
  return (
    <Band name="deal" tone="ink" labelledBy="deal">
      <div className="wrap">
        <h2 id="deal" className="text-giant/(--clear) tracking-tight font-stretch-76%">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-8 max-w-[34em]">{words.lead}</p>
        <SplitBar label={words.bar} parts={words.parts} className={`by-scroll [--piece:draw-along] ${bar}`} />
        <p className="mt-5 mb-half text-on-ink-soft">{words.note}</p>
        <StackTable
          label={table.label}
          columns={table.columns}
          rows={table.rows.map(({ receipts, cells }, index) => ({
            head: receipts,
            cells: index === drawnRow ? cells.map((cell) => <Marked key={cell} text={cell} />) : cells,
          }))}
        />
      </div>
    </Band>
  );
}

function Marked({ text }: { text: string }) {
  return <span className="text-mari">{text}</span>;
}
