import type { Department } from "#shared/department.ts";
import { dimensionLine, dimensionText } from "./dimension-look.ts";

/** The three dimensions as written, such as `190 mm`. */
export interface Labels {
  width: string;
  depth: string;
  height: string;
}

interface BlockDrawingProps {
  title: string;
  labels: Labels;
  department: Department;
}

type Point = [x: number, y: number];

const sheet = { width: 720, height: 560 };
const [across, down] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
const pegMillimetres = 62;
/** How far dimension lines are offset, and the room that they and the peg need. */
const offset = 34;
const room = { width: 290, height: 150 };

/** A box of the product's size at the renders' angle, with dimension lines and a peg beside it for scale. */
export function BlockDrawing({ title, labels, department }: BlockDrawingProps) {
  const [width, depth, height] = [labels.width, labels.depth, labels.height].map((text) => Number.parseInt(text, 10));
  if (!width || !depth || !height) return null;
  const fit = {
    x: (sheet.width - room.width) / ((width + depth) * across + pegMillimetres),
    y: (sheet.height - room.height) / (Math.max(height, pegMillimetres) + (width + depth) * down),
  };
  const unit = Math.min(fit.x, fit.y);
  const [w, d, h] = [width * unit, depth * unit, height * unit];
  const front: Point = [150 + d * across, sheet.height - 70];
  const right = shift(front, w * across, -w * down);
  const left = shift(front, -d * across, -d * down);
  const back = shift(right, -d * across, -d * down);
  const up = ([x, y]: Point): Point => [x, y - h];
  const foot = shift(right, offset * across + 42, offset * down + 6);
  return (
    <svg
      className="w-full overflow-visible"
      data-department={department}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={title}
    >
      <g className="block-tower">
        <path d={outline(left, front, up(front), up(left))} />
        <path d={outline(front, right, up(right), up(front))} />
        <path d={outline(up(left), up(front), up(right), up(back))} />
      </g>
      <Dimension
        from={shift(front, offset * across, offset * down)}
        to={shift(right, offset * across, offset * down)}
        label={labels.width}
      />
      <Dimension
        from={shift(front, -offset * across, offset * down)}
        to={shift(left, -offset * across, offset * down)}
        label={labels.depth}
      />
      <Dimension from={shift(left, -offset, 0)} to={shift(up(left), -offset, 0)} label={labels.height} anchor="end" />
      <Peg foot={foot} height={pegMillimetres * unit} />
    </svg>
  );
}

interface DimensionProps {
  from: Point;
  to: Point;
  label: string;
  anchor?: "middle" | "end";
}

function Dimension({ from, to, label, anchor = "middle" }: DimensionProps) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <path {...dimensionLine} d={`M${from.join(" ")}L${to.join(" ")}`} />
      <path className="fill-ink" d="M0 0l14-6v12Z" transform={`translate(${from.join(" ")}) rotate(${turn})`} />
      <path className="fill-ink" d="M0 0l14-6v12Z" transform={`translate(${to.join(" ")}) rotate(${turn + 180})`} />
      <text
        {...dimensionText}
        x={(from[0] + to[0]) / 2 + (anchor === "end" ? 12 : 0)}
        y={(from[1] + to[1]) / 2 + 9}
        textAnchor={anchor}
        aria-hidden="true"
      >
        {label}
      </text>
    </>
  );
}

/** Drawn 62 units tall. */
function Peg({ foot, height }: { foot: Point; height: number }) {
  return (
    <g
      className="fill-white stroke-ink"
      strokeWidth="2"
      strokeLinejoin="round"
      transform={`translate(${foot.join(" ")}) scale(${(height / pegMillimetres).toFixed(3)})`}
    >
      <path d="M-17 0c0-20 6-32 9-36h16c3 4 9 16 9 36-8 5-26 5-34 0Z" />
      <circle cy="-47" r="15" />
    </g>
  );
}

function shift([x, y]: Point, dx: number, dy: number): Point {
  return [Math.round(x + dx), Math.round(y + dy)];
}

function outline(...points: Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}
