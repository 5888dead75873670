import type { Tone } from "./band.tsx";
import "./split-bar.css";

export interface SplitBarPart {
  amount: number;
  /** The amount as shown, with its unit where that is not clear. */
  value: string;
  label: string;
  tone: Tone;
}

interface SplitBarProps {
  label: string;
  parts: readonly SplitBarPart[];
  /** Shares of a whole, which fills a row on a phone too; otherwise the longest part does. */
  areShares?: boolean;
  className?: string;
}

/** A bar whose parts are as long as their amounts; on a phone each part is a row of its own. */
export function SplitBar({ label, parts, areShares = false, className = "" }: SplitBarProps) {
  const total = sumOf(parts);
  const fullRow = areShares ? total : Math.max(...parts.map(({ amount }) => amount));
  const spoken = parts.map((part) => `${part.label} ${part.value}`).join(", ");
  return (
    <div className={`split-bar ${className}`}>
      <svg className="whole" role="img" aria-label={`${label}: ${spoken}`}>
        {parts.map((part, index) => (
          <Piece
            key={part.label}
            part={part}
            start={sumOf(parts.slice(0, index)) / total}
            share={part.amount / total}
          />
        ))}
      </svg>
      <ul>
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
  const indent = share < 0.11 ? 6 : 14;
  return (
    <svg x={percent(start)} width={percent(share)} data-part={part.tone} aria-hidden="true">
      <rect width="100%" height="100%" />
      <text className={isNarrow ? "value small" : "value"} x={indent} y={isSliver ? 32 : 48}>
        {part.value}
      </text>
      {/* A sliver is narrower than its name, which then reads upwards. */}
      <text
        className={isNarrow && !isSliver ? "name small" : "name"}
        transform={isSliver ? "translate(26 94) rotate(-90)" : `translate(${indent} 78)`}
      >
        {part.label}
      </text>
    </svg>
  );
}

function Row({ part, share }: { part: SplitBarPart; share: number }) {
  return (
    <li>
      <svg data-part={part.tone} aria-hidden="true">
        <rect width={percent(share)} height="40" rx="6" />
      </svg>
      <b>{part.value}</b> {part.label}
    </li>
  );
}

function sumOf(parts: readonly SplitBarPart[]) {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function percent(share: number) {
  return `${(share * 100).toFixed(3)}%`;
}
