import type { Tone } from "./band.tsx";

export interface SplitBarPart {
  amount: number;
  /** The amount as shown, with its unit where that is not obvious. */
  value: string;
  label: string;
  tone: Tone;
}

interface SplitBarProps {
  label: string;
  parts: readonly SplitBarPart[];
  /** Shares of a whole, which fills a row even on a phone; otherwise the longest part does. */
  areShares?: boolean;
  className?: string;
}

const fills: Record<Tone, string> = {
  tang: "fill-tang",
  mari: "fill-mari",
  orch: "fill-orch",
  white: "fill-white",
  pitch: "fill-pitch-lift",
  ink: "fill-ink-2",
  paper: "fill-paper-3",
  "paper-2": "fill-paper-3",
};

/** A bar whose parts are proportional to their amounts; on a phone each part has a row of its own. */
export function SplitBar({ label, parts, areShares = false, className = "" }: SplitBarProps) {
  const total = sumOf(parts);
  const fullRow = areShares ? total : Math.max(...parts.map(({ amount }) => amount));
  const spoken = parts.map((part) => `${part.label} ${part.value}`).join(", ");
  return (
    <div className={className}>
      <svg className="h-26 w-full rounded-md max-lg:hidden" role="img" aria-label={`${label}: ${spoken}`}>
        {parts.map((part, index) => (
          <Piece
            key={part.label}
            part={part}
            start={sumOf(parts.slice(0, index)) / total}
            share={part.amount / total}
          />
        ))}
      </svg>
      <ul role="list" className="grid gap-1.5 lg:hidden">
        {parts.map((part) => (
          <Row key={part.label} part={part} share={part.amount / fullRow} />
        ))}
      </ul>
    </div>
  );
}

function Piece({ part, start, share }: { part: SplitBarPart; start: number; share: number }) {
  const isNarrow = share < 0.06;
  const isSliver = share < 0.045;
  const ink = part.tone === "ink" ? "fill-paper" : "fill-ink";
  const indent = share < 0.11 ? 6 : 14;
  return (
    <svg x={percent(start)} width={percent(share)} data-part={part.tone} aria-hidden="true">
      <rect
        className={`stroke-(--split-line,var(--color-paper)) stroke-3 ${fills[part.tone]}`}
        width="100%"
        height="100%"
      />
      <text className={`display ${ink} ${isNarrow ? "text-body" : "text-h3"}`} x={indent} y={isSliver ? 32 : 48}>
        {part.value}
      </text>
      {/* A sliver is narrower than its name, which then runs upwards. */}
      <text
        className={`text-small font-bold ${ink} ${isNarrow && !isSliver ? "max-xl:hidden" : ""}`}
        transform={isSliver ? "translate(26 94) rotate(-90)" : `translate(${indent} 78)`}
      >
        {part.label}
      </text>
    </svg>
  );
}

function Row({ part, share }: { part: SplitBarPart; share: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_3.6rem_6.5rem] items-center gap-3 text-small/tight font-bold max-xs:grid-cols-[3.6rem_minmax(0,1fr)]">
      <svg className="h-10 w-full max-xs:col-span-full" data-part={part.tone} aria-hidden="true">
        <rect
          className={`stroke-ink-3 ${part.tone === "ink" ? "stroke-3" : "stroke-0"} ${fills[part.tone]}`}
          width={percent(share)}
          height="40"
          rx="6"
        />
      </svg>
      <b className="display min-w-9 text-end text-h4">{part.value}</b> {part.label}
    </li>
  );
}

function sumOf(parts: readonly SplitBarPart[]) {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function percent(share: number) {
  return `${(share * 100).toFixed(3)}%`;
}
