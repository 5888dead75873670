import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { ContractsData } from "#model/pages/contract-table.server.ts";

/** The advice to read the ending first; where the table is cards, a way to each. The table's heads reach up into it. */
export function Hero({ title, lead, jump, contracts }: Pick<ContractsData, "title" | "lead" | "jump" | "contracts">) {
  return (
    <Band name="hero" tone="ink" pad="none" bleed labelledBy="contracts-title" className="pt-half pb-10 lg:pb-36">
      <RegMark className="end-6 top-6" />
      <div className="wrap gap-x-band lg:grid lg:grid-cols-[8fr_4fr] lg:items-end">
        <h1 id="contracts-title" className="text-h2/(--clear) font-stretch-80% tracking-tight">
          {title}
        </h1>
        <p className="lead mt-6 mb-0 max-w-[26em] text-on-ink-soft">{lead}</p>
        <nav aria-label={jump} className="mt-8 lg:hidden">
          <ul role="list" className="border-t-3 border-paper">
            {contracts.map(({ anchor, name, department }) => (
              <li key={anchor} className="border-line-inv not-first:border-t-2">
                <a href={`#${anchor}`} className="flex min-h-11 items-center text-paper no-underline">
                  <DiamondLabel department={department}>{name}</DiamondLabel>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Band>
  );
}
