import type { Bench } from "#shared/bench.ts";

/** A numbered isometric tile in a bench colour. */
export function IsoTile({ bench, label, className = "" }: { bench: Bench; label: string; className?: string }) {
  return (
    <svg
      className={`h-auto w-21.5 overflow-visible bg-transparent ${className}`}
      data-tone={bench}
      viewBox="0 0 86 78"
      aria-hidden="true"
    >
      <g strokeWidth="4" strokeLinejoin="round">
        <path className="fill-white stroke-white" d="M43 76 3 53V29l40 20Z" />
        <path className="fill-paper-3 stroke-paper-3" d="M43 76l40-23V29L43 49Z" />
        <path className="fill-(--c) stroke-(--c)" d="M3 26 43 3l40 23-40 23Z" />
        <path className="fill-(--ce) stroke-(--ce)" strokeWidth="3" d="M3 28v7l40 23 40-23v-7L43 50Z" />
      </g>
      <g transform="translate(43 26) scale(1 .58)">
        <text className="fill-(--on) font-display text-[26px] font-black font-stretch-[88%]" textAnchor="middle" y="10">
          {label}
        </text>
      </g>
    </svg>
  );
}
