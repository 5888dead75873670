import { Crowd } from "#app/play/crowd/crowd.tsx";
import type { Figure } from "#app/play/crowd/turn-figures.ts";
import { Band } from "#app/ui/band.tsx";

interface HeroProps {
  title: string;
  lead: string;
  figures: readonly Figure[];
  /** Whether more work here than the page shows. */
  hasOthers: boolean;
}

/** The eight in two rows on one floor, and everyone else behind them; all decoration, the people come below. */
export function Hero({ title, lead, figures, hasOthers }: HeroProps) {
  return (
    <Band name="hero" tone="orch" pad="none" labelledBy="peg-crowd-title" bleed>
      <div className="absolute inset-0 bg-(image:--iso) fade-top" />
      <div className="wrap relative grid items-end gap-gut pt-half md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <h1
          id="peg-crowd-title"
          className="max-w-[7em] text-h2/(--clear) font-stretch-80% tracking-tight md:text-hero/(--clear)"
        >
          {title}
        </h1>
        <p className="lead mb-3">{lead}</p>
      </div>
      <div className="relative mt-6 h-[92vw] md:h-[30vw]">
        {hasOthers && <Others name="wide" columns={48} rows={4} className="max-md:hidden" />}
        {hasOthers && <Others name="narrow" columns={24} rows={8} className="md:hidden" />}
        <Crowd figures={figures} />
      </div>
    </Band>
  );
}

/** Size of one small peg with the space around it. */
const cell = { width: 20, height: 22 };
const peg =
  "M6.2 6a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 0 1-1.5 3C15 10.2 16 13.5 16 17c0 2.6-12 2.6-12 0 0-3.5 1-6.8 3.700-8A3.8 3.8 0 0 1 6.2 6Z";

interface OthersProps {
  name: string;
  columns: number;
  rows: number;
  className: string;
}

/** The 192 others, counted out in rows; every second row stands in the gaps of the one before. */
function Others({ name, columns, rows, className }: OthersProps) {
  const id = `others-${name}`;
  const [width, height] = [columns * cell.width, rows * cell.height];
  return (
    <svg
      className={`absolute inset-x-0 top-0 w-full fill-[color-mix(in_oklab,var(--color-orch)_45%,var(--color-orch-edge))] stroke-orch ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth="0.8"
      aria-hidden="true"
    >
      <pattern id={id} width={cell.width} height={2 * cell.height} patternUnits="userSpaceOnUse">
        <path d={peg} />
        <path d={peg} transform={`translate(${cell.width / 2} ${cell.height})`} />
        <path d={peg} transform={`translate(${-cell.width / 2} ${cell.height})`} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
