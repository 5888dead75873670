import type { Tone } from "./band.tsx";

interface BlockTowerProps {
  /** Tones of the blocks from the ground up. */
  tones: readonly Tone[];
  /** Half a block's width, and its height, in units of the drawing; the style sheet sets the width in px. */
  half?: number;
  rise?: number;
}

const seam = 4;

/** Stacked blocks, drawn at the renders' isometric angle; decoration, or a count beside its number. */
export function BlockTower({ tones, half = 43, rise = 34, className = "" }: BlockTowerProps & { className?: string }) {
  const depth = depthOf(half);
  const top = (tones.length - 1) * (rise + seam) + depth + 5;
  const viewBox = [-half - 5, -top, 2 * half + 10, top + rise + depth + 9].join(" ");
  return (
    <svg className={`block-tower ${className}`} viewBox={viewBox} aria-hidden="true">
      <Blocks tones={tones} half={half} rise={rise} />
    </svg>
  );
}

/** The blocks of a tower, the lowest first. */
function Blocks({ tones, half = 43, rise = 34 }: BlockTowerProps) {
  return tones.map((tone, index) => (
    <Block key={index} tone={tone} half={half} rise={rise} y={-index * (rise + seam)} />
  ));
}

function Block({ tone, half, rise, y }: { tone: Tone; half: number; rise: number; y: number }) {
  const depth = depthOf(half);
  const [upper, lower] = [y + 1, y + 1 + rise];
  return (
    <g data-tone={tone}>
      <path d={`M${-half} ${upper}V${lower}L0 ${lower + depth}V${upper + depth}Z`} />
      <path d={`M${half} ${upper}V${lower}L0 ${lower + depth}V${upper + depth}Z`} />
      <path d={`M${-half} ${y}L0 ${y - depth}L${half} ${y}L0 ${y + depth}Z`} />
    </g>
  );
}

function depthOf(half: number) {
  return half * 0.57;
}
