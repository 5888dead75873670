import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

/** A row of isometric tiles with one lifted out, and two figures looking at it; only the figures are fetched. */
export function LiftedTile({ onlookers }: { onlookers: readonly ImageSource[] }) {
  return (
    <div className="lifted-scene" aria-hidden="true">
      <svg viewBox="-110 -70 1620 270">
        {backRow.map((tone, index) =>
          tone === "gap" ? <Gap key={index} x={index * 200} /> : <Tile key={index} x={index * 200} y={0} tone={tone} />,
        )}
        {frontRow.map((tone, index) => (
          <Tile key={index} x={index * 200 + 100} y={57.735} tone={tone} />
        ))}
      </svg>
      {onlookers.map((image) => (
        <Picture key={image.src} image={image} alt="" sizes="33vw md:18vw" />
      ))}
      <svg className="grounded" viewBox="-104 -62 208 164">
        <Tile x={0} y={0} tone="orch" />
        <g transform="scale(1 .577) rotate(45)">
          <text className="display" fill="var(--color-ink)" fontSize="62" x="0" y="14" textAnchor="middle">
            404
          </text>
        </g>
      </svg>
    </div>
  );
}

const backRow = ["white", "white", "white", "gap", "white", "pitch", "mari", "white"] as const;
const frontRow = ["mari", "orch", "white", "white", "white", "white", "white"] as const;

function Tile({ x, y, tone }: { x: number; y: number; tone: string }) {
  const isPlain = tone === "white";
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-100 0v40l100 57.735v-40Z" fill={isPlain ? "var(--color-paper-2)" : "var(--color-paper-3)"} />
      <path d="M100 0v40l-100 57.735v-40Z" fill={isPlain ? "var(--color-paper-3)" : `var(--color-${tone}-edge)`} />
      <path d="M0-57.735 100 0 0 57.735-100 0Z" fill={`var(--color-${tone})`} />
    </g>
  );
}

function Gap({ x }: { x: number }) {
  return (
    <path
      fill="var(--color-line)"
      stroke="var(--color-ink)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0.1 12"
      transform={`translate(${x} 0)`}
      d="M0-52.735 91 0 0 52.735-91 0Z"
    />
  );
}
