import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./peg-crowd.css";

interface PegCrowdProps {
  title: string;
  lead: string;
  pegs: readonly ImageSource[];
}

/** A crowd in three rows on one floor; the pegs are decoration, their owners come below. */
export function PegCrowd({ title, lead, pegs }: PegCrowdProps) {
  return (
    <Band name="peg-crowd" tone="orch" pad="none" labelledBy="peg-crowd-title" bleed>
      <div className="wrap">
        <h1 id="peg-crowd-title">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="floor">
        {pegs.map((peg, index) => (
          <Picture key={index} image={peg} alt="" sizes="42vw md:19vw" priority={index === 4} />
        ))}
      </div>
    </Band>
  );
}
