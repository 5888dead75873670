import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

const icons = { good: "check", part: "minus", bad: "close" } as const;

/** Comes in over the edge of the band above. */
const carriedIn = "relative z-1 w-full -mt-[calc(var(--spacing-band)+2rem)] md:-mt-[calc(var(--spacing-band)+4rem)]";

/** What producers say first, and how each kind of trouble ended. */
export function Triage({ words }: { words: Home2Page["triage"] }) {
  return (
    <Band name="triage" labelledBy="triage">
      <div className="wrap">
        <header className="mb-8 grid items-end gap-x-gut gap-y-4 md:grid-cols-[7fr_5fr]">
          <div className="max-md:order-1">
            <h2 id="triage">{words.title}</h2>
            <p className="mt-5 mb-0">
              {words.note} <ProofMark id={words.proof} />
            </p>
          </div>
          <Toy toy={words.toy} sizes="92vw md:44vw lg:40vw xxl:38vw" className={carriedIn} />
        </header>
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
