import type { Labels } from "./block-drawing.tsx";
import { dimensionLine, dimensionText } from "./dimension-look.ts";

/** The headphones from the front, and beside that from the side, as deep as a cup is wide. */
export function HeadphoneDrawing({ title, labels }: { title: string; labels: Labels }) {
  return (
    <svg className="w-full overflow-visible" viewBox="0 0 760 520" role="img" aria-label={title}>
      <g className="fill-none stroke-ink" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="22" d="M114 300V232c0-88 64-152 146-152s146 64 146 152v68" />
        <path className="stroke-paper" strokeWidth="11" d="M114 300V232c0-88 64-152 146-152s146 64 146 152v68" />
        <rect className="fill-tang" x="76" y="268" width="70" height="160" rx="32" />
        <rect className="fill-tang" x="374" y="268" width="70" height="160" rx="32" />
        <path strokeWidth="16" d="M146 290v116M374 290v116" />
        <path strokeWidth="22" d="M640 86v190" />
        <path className="stroke-paper" strokeWidth="11" d="M640 86v190" />
        <rect className="fill-tang" x="550" y="268" width="180" height="160" rx="78" />
      </g>
      <path
        {...dimensionLine}
        d="M76 440v42M444 440v42M76 470h368M460 70h56M460 428h56M502 70v358M550 440v42M730 440v42M550 470h180"
      />
      <path
        className="fill-ink"
        d="M76 470l16-7v14ZM444 470l-16-7v14ZM502 70l-7 16h14ZM502 428l-7-16h14ZM550 470l16-7v14ZM730 470l-16-7v14Z"
      />
      <g aria-hidden="true">
        <text {...dimensionText} x="260" y="479" textAnchor="middle">
          {labels.width}
        </text>
        <text {...dimensionText} x="502" y="257" textAnchor="middle">
          {labels.height}
        </text>
        <text {...dimensionText} x="640" y="479" textAnchor="middle">
          {labels.depth}
        </text>
      </g>
    </svg>
  );
}
