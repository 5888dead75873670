import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import { formatNumber } from "#shared/format.ts";

type Words = GameStudioPage["budget"];

const shot = "aspect-4/3 w-full object-cover md:aspect-2/1 md:rounded-t-lg";
const bar =
  "pt-3.5 [--split-line:var(--color-ink)] max-md:px-edge lg:overflow-hidden lg:rounded-b-lg lg:pt-1 lg:[&>svg]:rounded-none";

/** One measured frame to scale, and the budgets that go into the contract. */
export function FrameBudget({ words }: { words: Words }) {
  return (
    <Band name="frame-budget" tone="ink" labelledBy="budget">
      <div className="wrap">
        <div className="mb-10 gap-x-gut md:grid md:grid-cols-12 md:items-end">
          <h2 id="budget" className="md:col-span-6">
            {words.title}
          </h2>
          <p className="mb-0 max-md:mt-5 md:col-span-5 md:col-start-8">{words.text}</p>
        </div>
        <figure className="max-md:-mx-edge">
          <Picture image={words.imgUrl} alt={words.alt} sizes="100vw lg:92vw xl:1400px" className={shot} />
          <div className={bar}>
            <SplitBar label={words.barLabel} parts={words.parts.map(inMilliseconds)} />
          </div>
        </figure>
        <div className="mt-10 lg:mt-14">
          <StackTable
            label={words.tableLabel}
            columns={words.columns}
            rows={words.rows.map(([head = "", ...cells]) => ({ head, cells }))}
          />
        </div>
      </div>
    </Band>
  );
}

function inMilliseconds({ tenths, label, tone }: Words["parts"][number]) {
  return { amount: tenths, value: formatNumber(tenths / 10, 1), label, tone };
}
