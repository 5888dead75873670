import type { Labels } from "./block-drawing.tsx";
import "./headphone-drawing.css";

/** Front view of the headphone; the cup's height stands for its depth. */
export function HeadphoneDrawing({ title, labels }: { title: string; labels: Labels }) {
  return (
    <svg className="headphone-drawing" viewBox="0 0 720 520" role="img" aria-label={title}>
      <g className="body">
        <path className="outer" d="M214 300V232c0-88 64-152 146-152s146 64 146 152v68" />
        <path className="inner" d="M214 300V232c0-88 64-152 146-152s146 64 146 152v68" />
        <rect className="cup" x="176" y="268" width="70" height="160" rx="32" />
        <rect className="cup" x="474" y="268" width="70" height="160" rx="32" />
        <path className="pad" d="M246 290v116M474 290v116" />
      </g>
      <path
        className="line"
        d="M176 440v42M544 440v42M176 470h368M560 70h56M560 428h56M602 70v358M164 268h-56M164 428h-56M122 268v160"
      />
      <path
        className="ends"
        d="M176 470l16-7v14ZM544 470l-16-7v14ZM602 70l-7 16h14ZM602 428l-7-16h14ZM122 268l-7 16h14ZM122 428l-7-16h14Z"
      />
      <g aria-hidden="true">
        <text x="360" y="479" textAnchor="middle">
          {labels.width}
        </text>
        <text x="602" y="257" textAnchor="middle">
          {labels.height}
        </text>
        <text x="122" y="357" textAnchor="middle">
          {labels.depth}
        </text>
      </g>
    </svg>
  );
}
