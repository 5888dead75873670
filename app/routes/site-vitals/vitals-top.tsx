import { Band } from "#app/ui/band.tsx";
import "./vitals-top.css";

/** Says first whether there is something to see; while there is not, the needle lies on the floor. */
export function VitalsTop({ words, isEmpty }: { words: { title: string; lead: string }; isEmpty: boolean }) {
  return (
    <Band name="vitals-top" pad="none" grid="iso" bleed labelledBy="vitals">
      <div className="wrap">
        <h1 id="vitals">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {isEmpty && <FallenNeedle />}
      </div>
    </Band>
  );
}

function FallenNeedle() {
  return (
    <svg className="needle" viewBox="0 0 230 92" aria-hidden="true">
      <ellipse cx="118" cy="76" rx="104" ry="10" />
      <path className="edge" d="m10 62 104-44 106 36-1 10-105 12L10 70Z" />
      <path className="left" d="m10 62 104-44 4 50Z" />
      <path className="right" d="m114 18 106 36-102 14Z" />
    </svg>
  );
}
