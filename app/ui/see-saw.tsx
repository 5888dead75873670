/** A see-saw's tilt, the place of its load, and how far it swings under the pointer. */
const seeSaws = {
  us: { tilt: 9, load: 92, swing: "motion-safe:[tr:hover_&]:rotate-5" },
  both: { tilt: 0, load: 60, swing: "motion-safe:[tr:hover_&]:rotate-8" },
  you: { tilt: -9, load: 28, swing: "motion-safe:[tr:hover_&]:-rotate-5" },
} as const;

interface SeeSawProps {
  /** The side that carries the load. */
  side: keyof typeof seeSaws;
  /** Classes that fill the plank, its foot and the load. */
  fills: { plank: string; foot: string; load: string };
  className: string;
}

/** Who carries a load: the see-saw comes down on that side. Decoration beside the words; swings in a row of a table. */
export function SeeSaw({ side, fills, className }: SeeSawProps) {
  const { tilt, load, swing } = seeSaws[side];
  return (
    <svg className={className} viewBox="0 0 120 62" aria-hidden="true">
      <path className={fills.foot} d="M60 38L76 60H44Z" />
      <g transform={`rotate(${tilt} 60 38)`}>
        <g className={`origin-[60px_38px] spring-slow ${swing}`}>
          <rect className={fills.plank} x="6" y="34" width="108" height="8" rx="4" />
          <rect className={fills.load} x={load - 12} y="9" width="24" height="25" rx="4" />
        </g>
      </g>
    </svg>
  );
}
