import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./peg-crowd.css";

interface PegCrowdProps {
  title: string;
  lead: string;
  pegs: readonly ImageSource[];
}

/** The eight in two rows on one floor, and everybody else behind them; all decoration, the people come below. */
export function PegCrowd({ title, lead, pegs }: PegCrowdProps) {
  return (
    <Band name="peg-crowd" tone="orch" pad="none" labelledBy="peg-crowd-title" bleed>
      <div className="wrap">
        <h1 id="peg-crowd-title">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="floor">
        <Others name="wide" columns={48} rows={4} />
        <Others name="narrow" columns={24} rows={8} />
        {pegs.map((peg, index) => (
          <Picture key={index} image={peg} alt="" sizes="42vw md:22vw xxl:21vw" priority={index === 4} />
        ))}
      </div>
    </Band>
  );
}

/** Size of one small peg with the room around it. */
const cell = { width: 20, height: 22 };
const peg =
  "M6.2 6a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 0 1-1.5 3C15 10.2 16 13.5 16 17c0 2.6-12 2.6-12 0 0-3.5 1-6.8 3.700-8A3.8 3.8 0 0 1 6.2 6Z";

/** The 192 others, counted out in rows of which every second one stands in the gaps of the one before. */
function Others({ name, columns, rows }: { name: "wide" | "narrow"; columns: number; rows: number }) {
  const id = `others-${name}`;
  const [width, height] = [columns * cell.width, rows * cell.height];
  return (
    <svg className="others" data-for={name} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id={id} width={cell.width} height={2 * cell.height} patternUnits="userSpaceOnUse">
        <path d={peg} />
        <path d={peg} transform={`translate(${cell.width / 2} ${cell.height})`} />
        <path d={peg} transform={`translate(${-cell.width / 2} ${cell.height})`} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </svg>
  );
}
