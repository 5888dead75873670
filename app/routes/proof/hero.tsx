import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import type { ProofData } from "./data.server.ts";

type Words = Pick<ProofData, "title" | "lead" | "machines" | "groups">;

/** What the ledger is, and a way to each of its groups with the number of facts in it. */
export function Hero({ title, lead, machines, groups }: Words) {
  return (
    <Band name="hero" tone="ink" pad="none" grid="iso-inv" bleed labelledBy="proof">
      <div className="wrap grid gap-x-band gap-y-10 py-half lg:grid-cols-[7fr_5fr] lg:py-24">
        <h1 id="proof" className="text-hero/(--clear) font-stretch-80% tracking-tight lg:col-span-full">
          {title}
        </h1>
        <div>
          <p className="lead max-w-[32em]">{lead}</p>
          <p className="m-0 flex flex-wrap items-center gap-4 text-small">
            {machines.before} <DownloadLink to="/proof.json">{machines.label}</DownloadLink>
          </p>
        </div>
        <ul role="list" className="border-t-3 border-paper">
          {groups.map(({ id, title: name, department, rows }) => (
            <li key={id} className="border-line-inv not-first:border-t-2">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center justify-between gap-4 py-2.5 text-paper no-underline hover:underline"
              >
                <DiamondLabel {...(department && { department })}>{name}</DiamondLabel>{" "}
                <b className="display text-h4/none">{rows.length}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
