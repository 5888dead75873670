import type { Tone } from "./band.tsx";
import "./block-tower.css";

interface BlockTowerProps {
  /** Tones of the blocks from the ground up. */
  tones: readonly Tone[];
  /** Half the width of a block and how tall it is, in units of the drawing; the stylesheet sets the width in px. */
  half?: number;
  rise?: number;
}

const seam = 4;

/** Blocks stacked on one another, drawn in the isometric angle of the renders; decoration or a count beside its number. */
export function BlockTower({ tones, half = 43, rise = 34 }: BlockTowerProps) {
  const depth = half * 0.56;
  const step = rise + seam;
  const top = (tones.length - 1) * step + depth + 5;
  const height = top + rise + depth + 9;
  return (
    <svg className="block-tower" viewBox={[-half - 5, -top, 2 * half + 10, height].join(" ")} aria-hidden="true">
      {tones.map((tone, index) => (
        <Block key={index} tone={tone} half={half} depth={depth} rise={rise} y={-index * step} />
      ))}
    </svg>
  );
}

function Block({ tone, half, depth, rise, y }: { tone: Tone; half: number; depth: number; rise: number; y: number }) {
  const [upper, lower] = [y + 1, y + 1 + rise];
  return (
    <g data-tone={tone}>
      <path className="left" d={`M${-half} ${upper}V${lower}L0 ${lower + depth}V${upper + depth}Z`} />
      <path className="right" d={`M${half} ${upper}V${lower}L0 ${lower + depth}V${upper + depth}Z`} />
      <path className="top" d={`M${-half} ${y}L0 ${y - depth}L${half} ${y}L0 ${y + depth}Z`} />
    </g>
  );
}
