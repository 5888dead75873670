import { Band } from "#app/ui/band.tsx";
import "./vitals-top.css";

/** Says first that there is nothing to see yet; the needle lies on the floor. */
export function VitalsTop({ title, lead }: { title: string; lead: string }) {
  return (
    <Band name="vitals-top" pad="none" grid="iso" bleed labelledBy="vitals">
      <div className="wrap">
        <h1 id="vitals">{title}</h1>
        <p className="lead">{lead}</p>
        <svg className="needle" viewBox="0 0 230 92" aria-hidden="true">
          <ellipse cx="118" cy="76" rx="104" ry="10" />
          <path className="edge" d="m10 62 104-44 106 36-1 10-105 12L10 70Z" />
          <path className="left" d="m10 62 104-44 4 50Z" />
          <path className="right" d="m114 18 106 36-102 14Z" />
        </svg>
      </div>
    </Band>
  );
}
