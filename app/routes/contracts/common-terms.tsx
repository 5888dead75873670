import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ContractsData } from "#model/pages/contract-table.server.ts";

/** What every contract says alike, as a page of clauses in two columns. */
export function CommonTerms({ words }: { words: ContractsData["common"] }) {
  return (
    <Band name="common-terms" tone="orch" pad="none" className="py-half lg:py-24" labelledBy="common-title">
      <div className="wrap">
        <h2 id="common-title">{words.title}</h2>
        <dl className="mt-8 gap-x-half md:columns-2">
          {words.items.map(({ title, text }) => (
            <div key={title} className="mb-6 break-inside-avoid border-t-3 border-current pt-3">
              <dt className="display text-h4">{title}</dt>
              <dd className="mt-1.5 ms-0">
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
