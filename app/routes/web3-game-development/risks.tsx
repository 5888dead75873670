import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./ruled-sheets.css";

type Token = Web3Page["stacks"]["piles"][number]["token"];

const chipsOf = { happened: 5, likely: 3, rare: 1 } as const;
const mostChips = 5;

/** What can go wrong, in words for players, on a ledger sheet; chips show the likelihood. */
export function Risks({ words, token }: { words: Web3Page["risks"]; token: Token }) {
  return (
    <Band name="risks" tone="ink" labelledBy="risks">
      <div className="wrap">
        <h2 id="risks" className="max-w-[11em]">
          {words.title}
        </h2>
        <p className="lead mt-5 mb-9 lg:mb-12">{words.lead}</p>
        <div
          className="ledger-sheet [counter-reset:risk] rounded-lg px-5 pt-4 pb-6 shadow-[0_12px_0_var(--color-ink-3)] lg:pe-10 lg:pt-6 lg:pb-8 lg:ps-0"
          data-tone="white"
        >
          <StackTable
            label={words.tableLabel}
            columns={words.columns}
            rows={words.rows.map((row) => ({
              head: row.risk,
              cells: [
                <Odds key="odds" chips={chipsOf[row.standing]} text={row.odds} token={token} />,
                row.loss,
                row.plan,
              ],
            }))}
          />
        </div>
      </div>
    </Band>
  );
}

const laid = "w-10 max-w-none shrink-0 -me-3.5 spring-calm";
const lifted = "motion-safe:[tr:hover_&]:-translate-y-1.25";

function Odds({ chips, text, token }: { chips: number; text: string; token: Token }) {
  return (
    <span className="grid gap-1 leading-tight font-bold">
      {token && (
        <span className="-ms-1 flex">
          {Array.from({ length: mostChips }, (_, index) => (
            <Picture
              key={index}
              image={token.imgUrl}
              alt=""
              width={40}
              className={`${laid} ${index < chips ? lifted : "opacity-20 grayscale"}`}
            />
          ))}
        </span>
      )}
      {text}
    </span>
  );
}
