import { OwnSection } from "#app/bands/band.tsx";
import { FindField } from "#app/sections/find-field.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import type { ShownHero } from "./data.server.ts";

/** What the ledger is, and a field to find a figure in it. */
export function Hero({ band }: { band: ShownHero }) {
  const { words, lead, query, count } = band;
  return (
    <OwnSection band={band} tone="mari" rhythm="compact">
      <div className="wrap grid items-end gap-x-gut gap-y-6 lg:cols-7-5">
        <div className="flex flex-col gap-6">
          <h1 id="hero-heading" className="m-0 text-h2">
            {words.title}
          </h1>
          <p className="m-0 max-w-lead text-lead">{lead}</p>
        </div>
        <div>
          <FindField page="/proof" name="Figures" words={words.search} query={query} count={count} />
          <p className="m-0 flex flex-wrap items-center gap-4 pt-4 text-small">
            {words.machines.before}{" "}
            <DownloadLink to="/proof.json" tone="paper">
              {words.machines.label}
            </DownloadLink>
          </p>
        </div>
      </div>
    </OwnSection>
  );
}
