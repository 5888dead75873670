import { useEffect, useRef } from "react";
import { buildImageAddress, type ImageSource, servedWidth } from "#shared/image-address.ts";
import type { ShownOffices } from "./data.server.ts";
import { walk } from "./walk.ts";

type OfficeMap = NonNullable<ShownOffices["map"]>;
export type MapPin = OfficeMap["land"]["pins"][number];

const step = 30;

/** The town at which the figure stands, and the one from which it came. */
interface Walk {
  from: MapPin;
  to: MapPin;
}

interface BlockMapProps extends OfficeMap {
  poses: ShownOffices["poses"];
  way: Walk | undefined;
}

/** Countries in squares, from the north; the offices stand higher than the land around them, and somebody on one of them. */
export function BlockMap({ shows, land: { rows, pins }, poses, way }: BlockMapProps) {
  const width = Math.max(...rows.map((row) => row.length)) * step;
  const height = rows.length * step + 2;
  return (
    <svg className="w-full" viewBox={`-3 -3 ${width} ${height}`} role="img" aria-label={shows}>
      <g strokeWidth="5" strokeLinejoin="round">
        <g data-tone="white">
          <path className="fill-(--ce) stroke-(--ce)" d={blocks(rows, "#", 30)} />
          <path className="fill-(--c) stroke-(--c)" d={blocks(rows, "#", 25)} />
        </g>
        <g data-department="mari">
          <path className="fill-(--ce) stroke-(--ce)" d={blocks(rows, "m", 30)} />
          <path className="fill-(--c) stroke-(--c)" d={blocks(rows, "m", 25)} />
        </g>
      </g>
      {pins.map((pin) => (
        <Pin key={pin.city} pin={pin} />
      ))}
      {way && poses && <Walker way={way} poses={poses} />}
    </svg>
  );
}

const dots = { length: 58, withSpace: 72 };

function Pin({ pin: { city, department, x, y, height, label, gap } }: { pin: MapPin }) {
  const isBefore = gap < 0;
  return (
    <g data-department={department}>
      <rect className="fill-(--ce)" x={x} y={y} width="25" height={height} rx="5" />
      <rect className="fill-(--c)" x={x} y={y} width="25" height="25" rx="5" />
      <path
        className="fill-none stroke-current"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeDasharray="0.1 10"
        d={`M${x + gap} ${label - 9}h${isBefore ? -dots.length : dots.length}`}
      />
      <text
        className="display fill-current stroke-ink"
        fontSize={44}
        strokeWidth="12"
        strokeLinejoin="round"
        paintOrder="stroke"
        direction="ltr"
        textAnchor={isBefore ? "end" : "start"}
        x={x + gap + (isBefore ? -dots.withSpace : dots.withSpace)}
        y={label}
      >
        {city}
      </text>
    </g>
  );
}

const size = { width: 160, height: 180 };

/** Stands on the chosen town; when another one is chosen, hops there, facing where it goes. */
function Walker({ way: { from, to }, poses }: { way: Walk; poses: NonNullable<ShownOffices["poses"]> }) {
  const figure = useRef<SVGGElement>(null);
  useEffect(() => {
    if (figure.current && from !== to) walk(figure.current, from, to);
  }, [from, to]);
  return (
    <g transform={`translate(${to.x + 12} ${to.y + 14})`}>
      <g ref={figure}>
        <g>
          {(["left", "right"] as const).map((side) => (
            <image
              key={side}
              {...size}
              className={(side === "left") === to.x < from.x ? undefined : "invisible"}
              href={addressOf(poses[side])}
              x={-size.width / 2}
              y={-size.height * 0.9}
            />
          ))}
        </g>
      </g>
    </g>
  );
}

function addressOf({ src }: ImageSource): string {
  const width = servedWidth(2 * size.width);
  return buildImageAddress(src, { width, format: "webp" }, import.meta.env.BASE_URL);
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
