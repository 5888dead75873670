import { FindField } from "#app/sections/find-field.tsx";
import { Band } from "#app/ui/band.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import type { ProofData } from "./data.server.ts";

type Words = Pick<ProofData, "title" | "lead" | "machines" | "search" | "query" | "count">;

/** What the ledger is, and a field to find a figure in it. */
export function Hero({ title, lead, machines, search, query, count }: Words) {
  return (
    <Band name="hero" tone="mari" pad="none" labelledBy="proof">
      <div className="wrap grid items-end gap-x-band gap-y-8 py-half lg:grid-cols-2 lg:py-18">
        <div>
          <h1 id="proof" className="mb-6 text-h2/(--clear) font-stretch-78% tracking-tight">
            {title}
          </h1>
          <p className="lead m-0 max-w-[32em]">{lead}</p>
        </div>
        <div>
          <FindField page="/proof" name="Figures" words={search} query={query} count={count} />
          <p className="mt-5 mb-0 flex flex-wrap items-center gap-4 text-small">
            {machines.before} <DownloadLink to="/proof.json">{machines.label}</DownloadLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
