import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

/** The whole scene scales with the window's width. */
const board = "-ms-[50cqw] aspect-1620/270 w-[200cqw] max-w-none overflow-visible md:-ms-[6cqw] md:w-[112cqw]";
const shade = "drop-shadow-[0_3cqw_12px_var(--color-shade)]";
const lifted = `absolute start-[35cqw] bottom-[33cqw] w-[24cqw] -rotate-13 overflow-visible md:start-[42.8cqw] md:bottom-[14.5cqw] md:w-[12.6cqw] ${shade}`;
const places = [
  "start-[5cqw] bottom-[18cqw] w-[33cqw] md:start-[26.3cqw] md:bottom-[10.6cqw] md:w-[17.2cqw]",
  "start-[70cqw] bottom-[14.5cqw] w-[29cqw] md:start-[60.4cqw] md:bottom-[8.8cqw] md:w-[15.4cqw]",
];
const gap = "fill-ink/12 stroke-ink stroke-4";

/** A row of isometric tiles with one lifted out, and two figures looking at it; only the figures are fetched. */
export function LiftedTile({ onlookers }: { onlookers: readonly ImageSource[] }) {
  return (
    <div className="@container relative z-1 mt-34 md:mt-[clamp(6rem,11vw,10.5rem)]" aria-hidden="true">
      <svg className={board} viewBox="-110 -70 1620 270" preserveAspectRatio="xMidYMid slice">
        {backRow.map((tone, index) =>
          tone === "gap" ? <Gap key={index} x={index * 200} /> : <Tile key={index} x={index * 200} y={0} tone={tone} />,
        )}
        {frontRow.map((tone, index) => (
          <Tile key={index} x={index * 200 + 100} y={57.735} tone={tone} />
        ))}
      </svg>
      {onlookers.map((image, index) => (
        <Picture
          key={image.src}
          image={image}
          alt=""
          sizes="33vw md:18vw"
          className={`absolute max-w-none ${places[index] ?? ""}`}
        />
      ))}
      <svg className={lifted} viewBox="-104 -62 208 164">
        <Tile x={0} y={0} tone="orch" />
        <g transform="scale(1 .577) rotate(45)">
          <text className="display fill-ink text-[62px] font-stretch-80%" x="0" y="14" textAnchor="middle">
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
      className={gap}
      strokeLinecap="round"
      strokeDasharray="0.1 12"
      transform={`translate(${x} 0)`}
      d="M0-52.735 91 0 0 52.735-91 0Z"
    />
  );
}
