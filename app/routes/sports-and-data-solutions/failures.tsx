import { FeedTrial } from "#app/instruments/feed/feed-trial.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Island } from "#app/ui/island.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Feed } from "#model/pages/feed-source.server.ts";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Words = SportsPage["failures"];
type Fault = Words["rows"][number];

const shownTenths = 650;
const parts = [
  ["silent", "bg-ink"],
  ["said", "bg-mari"],
  ["normal", "bg-pitch"],
] as const;
const code = "inline-block rounded-sm bg-ink px-2.5 py-1 font-mono text-small font-lead text-mari";
const table = "lg:[&_tbody_:is(th,td)]:align-middle [&_tbody_th]:text-h4";

/** Five faults and how the feed reports each; the first minute shows when it was silent, flagged and back. */
export function Failures({ words, feed }: { words: Words; feed: Feed }) {
  const seconds = (tenths: number) => `${tenths / 10} ${words.unit}`;
  return (
    <Band name="failures" tone="paper-2" id="failures" labelledBy="faults">
      <div className={`wrap ${table}`}>
        <BandHead id="faults" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <Island>
          <FeedTrial feed={feed} tone="ink" />
        </Island>
        <ul role="list" className="mb-6 flex flex-wrap gap-x-8 gap-y-1.5 font-bold">
          {parts.map(([part, colour]) => (
            <li key={part} className="flex items-center gap-2.5">
              <i className={`h-4.5 w-6.5 rounded-xs forced-color-adjust-none ${colour}`} />
              {words.legend[part]}
            </li>
          ))}
        </ul>
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map((row) => ({
            head: row.fault,
            drawing: <FirstMinute fault={row} />,
            cells: [
              <Seconds key="flagged">{seconds(row.flaggedTenths)}</Seconds>,
              <code key="sends" className={code}>
                {row.sends}
              </code>,
              row.shows,
              <Seconds key="back">
                {row.backTenths > row.flaggedTenths ? seconds(row.backTenths) : words.atOnce}
              </Seconds>,
            ],
          }))}
        />
      </div>
    </Band>
  );
}

function Seconds({ children }: { children: string }) {
  return <b className="display text-h4 whitespace-nowrap">{children}</b>;
}

const minute =
  "mt-3 h-4.5 w-full lg:w-100 lg:max-w-[27vw] origin-left spring-calm motion-safe:[tr:hover_&]:scale-y-150";

function FirstMinute({ fault: { flaggedTenths, backTenths } }: { fault: Fault }) {
  const share = (tenths: number) => `${((tenths / shownTenths) * 100).toFixed(2)}%`;
  return (
    <svg className={minute} aria-hidden="true">
      <rect className="fill-pitch" width="100%" height="18" rx="4" />
      <rect className="fill-mari" width={share(backTenths)} height="18" rx="4" />
      <rect className="fill-ink" width={share(flaggedTenths)} height="18" rx="2" />
    </svg>
  );
}
