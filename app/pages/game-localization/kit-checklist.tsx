import { FormerAnchors } from "#app/bands/band.tsx";
import { ProofMark } from "#app/sections/proof-mark.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { TickLine } from "#app/ui/tick-line.tsx";
import type { OwnBand } from "./words.server.ts";
import "./crate.css";

/** What to send, as a checklist to tick and save; ticks fill a crate. */
export function KitChecklist({ band }: { band: OwnBand<"kit-checklist"> }) {
  const { role, former, heading, text, proof, download, items } = band;
  return (
    <section id={role} data-band={role} data-tone="tang" data-rhythm="normal" aria-labelledby={`${role}-heading`}>
      <FormerAnchors names={former} />
      <div className="wrap grid gap-x-gut gap-y-6 lg:gap-y-8 lg:grid-cols-12">
        <h2 id={`${role}-heading`} className="lg:col-span-full">
          {heading}
        </h2>
        <div className="lg:col-span-5">
          <p className="m-0 mb-6 max-w-lead text-lead">
            {text} <ProofMark id={proof} />
          </p>
          <DownloadLink to={download.url}>{download.label}</DownloadLink>
          <Crate count={items.length} />
        </div>
        <ul role="list" className="grid gap-2 sm:grid-cols-2 lg:col-span-7 lg:content-start">
          {items.map((item) => (
            <li key={item.title}>
              <TickLine {...item} className={line} box={box} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const line = "h-full gap-4 rounded-sm bg-white px-4 py-2 sm:py-3";
const box = "size-8 rounded-sm border-3 border-ink group-has-checked:bg-ink group-has-checked:text-white";

const perRow = 5;
const tones = ["mari", "white", "orch", "pitch"] as const;

/** One block per item; the style sheet drops in those that are ticked. */
function Crate({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  return (
    <svg
      className="crate mt-8 w-99 max-w-full overflow-visible stroke-ink"
      viewBox={`0 0 396 ${rows * 74 + 46}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <g
          key={index}
          transform={`translate(${18 + (index % perRow) * 73} ${(rows - Math.floor(index / perRow)) * 74 - 46})`}
        >
          <rect x="3" y="3" width="62" height="62" rx="8" strokeWidth="2.5" strokeDasharray="6 6" />
          <g className="block stroke-none transition duration-calm ease-snap" data-tone={tones[index % tones.length]}>
            <rect className="fill-(--c)" width="68" height="68" rx="8" />
            <path className="fill-(--ce)" d="M0 56H68V60A8 8 0 0 1 60 68H8A8 8 0 0 1 0 60Z" />
          </g>
        </g>
      ))}
      <path strokeWidth="12" d={`M8 20V${rows * 74 + 38}H388V20`} />
    </svg>
  );
}
