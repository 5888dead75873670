export interface ChartLine {
  label: string;
  values: readonly number[];
  /** Position of its label along the line, in per cent; the far end by default. */
  labelAt?: number | undefined;
}

/** A drawing box, and the plot area inside it. */
export interface ChartBox {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** At most, the width of a sign beside the axis. */
  sign: number;
}

export const wideBox: ChartBox = { width: 1160, height: 310, left: 70, right: 1114, top: 26, bottom: 260, sign: 11.8 };
/** For phones, where the wide one would be half out of sight or too small to read. */
export const narrowBox: ChartBox = { width: 350, height: 300, left: 58, right: 344, top: 30, bottom: 262, sign: 8.6 };

/** Between the axis and its labels. */
export const axisGap = 12;

/** The box with room for the labels of its axis, which paper would cut off at its edge. */
export function withRoom(box: ChartBox, labels: readonly string[]): ChartBox {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return { ...box, left: Math.max(box.left, Math.ceil(axisGap + longest * box.sign)) };
}

type Scale = (value: number) => number;

/** Maps values from zero to the largest onto heights in a box. */
export function scaleOf(values: readonly number[], { top, bottom }: ChartBox): Scale {
  const most = Math.max(...values) || 1;
  return (value) => round(bottom - (value / most) * (bottom - top));
}

export function drawLine(values: readonly number[], y: Scale, { left, right }: ChartBox): string {
  const step = (right - left) / Math.max(1, values.length - 1);
  return values.map((value, index) => `${index ? "L" : "M"}${round(left + index * step)} ${y(value)}`).join("");
}

/** A label stands above its line, or below it if another line runs above. */
export function labelOf({ values, labelAt = 100 }: ChartLine, other: ChartLine | undefined, y: Scale, box: ChartBox) {
  const isEnd = labelAt === 100;
  const [from, to] = isEnd ? [76, 100] : [labelAt - 12, labelAt + 12];
  const near = values.slice(Math.floor((from / 100) * values.length), Math.ceil((to / 100) * values.length));
  const isBelow = other !== undefined && other.values !== values && mean(values) < mean(other.values);
  return {
    x: isEnd ? box.right - 6 : round(box.left + (labelAt / 100) * (box.right - box.left)),
    y: isBelow ? y(Math.min(...near)) + 28 : y(Math.max(...near)) - 12,
    textAnchor: isEnd ? ("end" as const) : ("middle" as const),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
