import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";

type Words = Home4Page["models"];

const table = "wrap [&_:is(td,th):last-child]:text-mari [&_tbody_th]:text-h3";

/** The engagement models side by side, each with the reason against it. */
export function EngagementModels({ words }: { words: Words }) {
  return (
    <Band name="engagement-models" tone="ink" labelledBy="models">
      <div className={table}>
        <h2 id="models" className="mb-8 text-figure/(--clear)">
          {words.title}
        </h2>
        <StackTable
          label={words.label}
          columns={words.columns}
          rows={words.items.map((item) => ({
            head: item.title,
            drawing: (
              <small className="mt-2 block font-text text-body/snug font-lead tracking-normal text-on-ink-soft lg:max-w-64">
                {item.text}
              </small>
            ),
            cells: [
              item.date,
              item.order,
              item.leave,
              <b key="price" className="font-bold">
                {item.price} <ProofMark id={item.proof} />
              </b>,
              item.not,
            ],
          }))}
        />
      </div>
    </Band>
  );
}
