import type { OfficeMap } from "#model/pages/office-map.server.ts";
import { buildImageAddress, type ImageSource, servedWidth } from "#shared/image-address.ts";

const step = 30;
/** Right of the land, for the names of towns. */
const margin = 100;

/** A country in squares, from the north; the offices stand higher than the land around them, with somebody of theirs on top. */
export function BlockMap({
  shows,
  land: { rows, pins },
  pegs,
}: OfficeMap & { pegs: Record<string, ImageSource | undefined> }) {
  const width = Math.max(...rows.map((row) => row.length)) * step + margin;
  const height = rows.length * step + 6;
  return (
    <svg
      className="h-auto w-full overflow-visible [view-timeline:--map] md:w-[min(40vw,520px)]"
      viewBox={`-4 -4 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={shows}
    >
      <g strokeWidth="5" strokeLinejoin="round">
        <path className="fill-paper-3 stroke-paper-3" d={blocks(rows, "#", 30)} />
        <path className="fill-white stroke-white" d={blocks(rows, "#", 25)} />
        <path className="fill-mari-edge stroke-mari-edge" d={blocks(rows, "m", 30)} />
        <path className="fill-mari stroke-mari" d={blocks(rows, "m", 25)} />
      </g>
      {pins.map((pin) => (
        <Pin key={pin.city} pin={pin} peg={pegs[pin.city]} />
      ))}
    </svg>
  );
}

interface PinProps {
  pin: OfficeMap["land"]["pins"][number];
  peg: ImageSource | undefined;
}

const dots = 72;
const pegSize = { width: 104, height: 117 };

function Pin({ pin: { city, department, x, y, height, label, gap }, peg }: PinProps) {
  const width = servedWidth(2 * pegSize.width);
  return (
    <g data-tone={department}>
      <rect className="fill-(--ce)" x={x} y={y} width="25" height={height} rx="5" />
      <rect className="fill-(--c)" x={x} y={y} width="25" height="25" rx="5" />
      <path
        className="fill-none stroke-ink"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeDasharray="0.1 10"
        d={`M${x + gap} ${label - 7}h58`}
      />
      <text className="fill-ink font-display text-[21px] font-black font-stretch-88%" x={x + gap + dots} y={label}>
        {city}
      </text>
      {peg && (
        <image
          {...pegSize}
          className="by-scroll [--by:--map] [--piece:stack]"
          href={buildImageAddress(peg.src, { width, format: "webp" }, import.meta.env.BASE_URL)}
          x={x + 12 - pegSize.width / 2}
          y={y + 14 - pegSize.height * 0.9}
        />
      )}
    </g>
  );
}

/** All blocks of one kind as one path; the corners are rounded by the stroke. */
function blocks(rows: readonly string[], kind: string, height: number): string {
  const inner = 5;
  return rows
    .flatMap((row, y) =>
      [...row].map((sign, x) =>
        sign === kind ? `M${x * step + inner / 2} ${y * step + inner / 2}h20v${height - inner}h-20Z` : "",
      ),
    )
    .join("");
}
