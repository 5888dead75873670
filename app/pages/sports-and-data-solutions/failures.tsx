import { OwnSection } from "#app/bands/band.tsx";
import { Island } from "#app/ui/island.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { ShownFailures } from "./data.server.ts";
import { FeedTrial } from "./feed/feed-trial.tsx";

type Fault = ShownFailures["rows"][number];

const shownTenths = 650;
const parts = [
  ["silent", "ink"],
  ["said", "mari"],
  ["normal", "pitch"],
] as const;
const code = "inline-block rounded-sm bg-ink px-2 py-1 font-mono text-small font-lead text-mari";

/** Five faults and how the feed reports each; the first minute shows when it was silent, flagged and back. */
export function Failures({ band }: { band: ShownFailures }) {
  const { role, heading, lead, feed, legend, tableLabel, columns, rows, unit, atOnce } = band;
  const seconds = (tenths: number) => `${tenths / 10} ${unit}`;
  return (
    <OwnSection band={band} tone="sand" rhythm="normal">
      <div className="wrap">
        <header className="mb-8 grid items-end gap-x-gut gap-y-4 lg:cols-8-4">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} />
          </p>
        </header>
        <Island>
          <FeedTrial feed={feed} />
        </Island>
        <ul role="list" className="mb-6 flex flex-wrap gap-x-8 gap-y-2 font-bold">
          {parts.map(([part, tone]) => (
            <li key={part} className="flex items-center gap-3">
              <i className="size-6 rounded-xs forced-color-adjust-none" data-tone={tone} />
              {legend[part]}
            </li>
          ))}
        </ul>
        <StackTable
          label={tableLabel}
          columns={columns}
          rows={rows.map((row) => ({
            head: row.fault,
            drawing: <FirstMinute fault={row} />,
            cells: [
              <Seconds key="flagged">{seconds(row.flaggedTenths)}</Seconds>,
              <code key="sends" className={code}>
                {row.sends}
              </code>,
              row.shows,
              <Seconds key="back">{row.backTenths > row.flaggedTenths ? seconds(row.backTenths) : atOnce}</Seconds>,
            ],
          }))}
        />
      </div>
    </OwnSection>
  );
}

function Seconds({ children }: { children: string }) {
  return <b className="display text-h4 whitespace-nowrap">{children}</b>;
}

function FirstMinute({ fault: { flaggedTenths, backTenths } }: { fault: Fault }) {
  const share = (tenths: number) => `${((tenths / shownTenths) * 100).toFixed(2)}%`;
  return (
    <svg className="mt-3 w-full" height="18" aria-hidden="true">
      <rect className="fill-(--c)" data-department="pitch" width="100%" height="18" rx="4" />
      <rect className="fill-mari" width={share(backTenths)} height="18" rx="4" />
      <rect className="fill-ink" width={share(flaggedTenths)} height="18" rx="2" />
    </svg>
  );
}
