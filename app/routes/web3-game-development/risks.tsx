import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./ruled-sheets.css";

const chipsOf = { happened: 5, likely: 3, rare: 1 } as const;
const mostChips = 5;

/** What can go wrong, in words for players, on a ledger sheet; chips show the likelihood. */
export function Risks({ words }: { words: Web3Page["risks"] }) {
  return (
    <Band name="risks" tone="ink" labelledBy="risks">
      <div className="wrap">
        <BandHead id="risks" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <div
          className="ledger-sheet [counter-reset:risk] rounded-lg px-5 pt-4 pb-6 shadow-[0_12px_0_var(--color-ink-3)] lg:pe-10 lg:pt-6 lg:pb-8 lg:ps-0"
          data-tone="white"
        >
          <StackTable
            label={words.tableLabel}
            columns={words.columns}
            rows={words.rows.map((row) => ({
              head: row.risk,
              cells: [<Odds key="odds" chips={chipsOf[row.standing]} text={row.odds} />, row.loss, row.plan],
            }))}
          />
        </div>
      </div>
    </Band>
  );
}

const down = "fill-tang stroke-ink spring-calm motion-safe:[tr:hover_&]:-translate-y-1.25";

function Odds({ chips, text }: { chips: number; text: string }) {
  return (
    <span className="grid gap-1 leading-tight font-bold">
      <svg className="w-24 overflow-visible" viewBox="0 0 96 26" aria-hidden="true">
        {Array.from({ length: mostChips }, (_, index) => (
          <ellipse
            key={index}
            className={index < chips ? down : "fill-paper-2 stroke-paper-3"}
            strokeWidth="2.5"
            cx={16 + index * 16}
            cy="13"
            rx="13"
            ry="9"
          />
        ))}
      </svg>
      {text}
    </span>
  );
}
