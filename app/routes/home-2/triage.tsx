import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

const icons = { good: "check", part: "minus", bad: "close" } as const;

/** What producers say first, and how each kind of trouble ended. */
export function Triage({ words }: { words: Home2Page["triage"] }) {
  return (
    <Band name="triage" labelledBy="triage">
      <div className="wrap">
        <BandHead id="triage" title={words.title}>
          <p>
            {words.note} <ProofMark id={words.proof} />
          </p>
        </BandHead>
        <StackTable
          label={words.label}
          columns={words.columns}
          rows={words.rows.map((row) => ({
            head: row.told,
            cells: [
              row.look,
              <b key="verdict" className="font-bold md:whitespace-nowrap">
                {row.verdict}
              </b>,
              <StatusToken key="ending" standing={row.standing} icon={icons[row.standing]}>
                {row.ending}
              </StatusToken>,
            ],
          }))}
        />
      </div>
    </Band>
  );
}
