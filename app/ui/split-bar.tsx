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

/** Tones whose own colour would not show on the bands that a bar is on. */
const fills: Partial<Record<Tone, string>> = {
  pitch: "pitch-lift",
  ink: "ink-2",
  paper: "paper-3",
  "paper-2": "paper-3",
};

/** A bar whose parts are proportional to their amounts; on a phone each part has a row of its own. */
export function SplitBar({ label, parts, areShares = false, className = "" }: SplitBarProps) {
  const total = sumOf(parts);
  const fullRow = areShares ? total : Math.max(...parts.map(({ amount }) => amount));
  const spoken = parts.map((part) => `${part.label} ${part.value}`).join(", ");
  return (
    <div className={className}>
      <svg className="rounded-md max-lg:hidden" width="100%" height="104" role="img" aria-label={`${label}: ${spoken}`}>
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
  const ink = `var(--color-${part.tone === "ink" ? "paper" : "ink"})`;
  const indent = share < 0.11 ? 6 : 14;
  return (
    <svg x={percent(start)} width={percent(share)} data-part={part.tone} aria-hidden="true">
      <rect
        fill={fillOf(part.tone)}
        stroke="var(--split-line, var(--color-paper))"
        strokeWidth="3"
        width="100%"
        height="100%"
      />
      <text className={`display ${isNarrow ? "text-body" : "text-h3"}`} fill={ink} x={indent} y={isSliver ? 32 : 48}>
        {part.value}
      </text>
      {/* A sliver is narrower than its name, which then runs upwards. */}
      <text
        fill={ink}
        className={`text-small font-bold ${isNarrow && !isSliver ? "max-xl:hidden" : ""}`}
        transform={isSliver ? "translate(26 94) rotate(-90)" : `translate(${indent} 78)`}
      >
        {part.label}
      </text>
    </svg>
  );
}

function Row({ part, share }: { part: SplitBarPart; share: number }) {
  return (
    <li className="grid grid-cols-2 items-center gap-3 text-small font-bold">
      <svg width="100%" height="40" data-part={part.tone} aria-hidden="true">
        <rect fill={fillOf(part.tone)} width={percent(share)} height="40" rx="6" />
      </svg>
      <span>
        <b className="display text-h4">{part.value}</b> {part.label}
      </span>
    </li>
  );
}

function fillOf(tone: Tone) {
  return `var(--color-${fills[tone] ?? tone})`;
}

function sumOf(parts: readonly SplitBarPart[]) {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function percent(share: number) {
  return `${(share * 100).toFixed(3)}%`;
}
