import { Band } from "#app/ui/band.tsx";
import type { ContractsData } from "#model/pages/contract-table.server.ts";

type Contract = ContractsData["contracts"][number];

/** What stopping costs, as bars of days to scale: the longest reaches the page's edge. */
export function Notice({ words, contracts }: { words: ContractsData["goodbye"]; contracts: Contract[] }) {
  const longest = Math.max(1, ...contracts.map(({ owedDays }) => owedDays));
  return (
    <Band name="notice" tone="paper-2" pad="none" bleed labelledBy="notice-title" className="py-half lg:py-24">
      <div className="wrap gap-x-half lg:grid lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="notice-title" className="text-h3">
            {words.title}
          </h2>
          <p className="mt-4 max-w-[26em]">{words.text}</p>
        </div>
        <ul role="list" className="mt-4 grid gap-5 lg:mt-0 lg:-me-(--spacing-out)">
          {contracts.map(({ anchor, name, department, owedDays, owed }) => (
            <li key={anchor}>
              <p className="m-0 leading-snug">
                <b className="display me-2 text-h4">{name}</b> {owed}
              </p>
              <svg className="mt-1.5 h-5 w-full" data-department={department} aria-hidden="true">
                <rect className="fill-ink" width="3" height="20" />
                <rect className="fill-(--c)" width={`${(owedDays / longest) * 100}%`} height="20" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
