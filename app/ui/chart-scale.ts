export interface ChartLine {
  label: string;
  values: readonly number[];
  /** Where along the line its name stands, in per cent; the far end unless said otherwise. */
  labelAt?: number | undefined;
}

/** The drawn area inside the chart's box of 1160 by 380. */
export const frame = { left: 70, right: 1114, top: 26, bottom: 330 } as const;

type Scale = (value: number) => number;

/** Values from zero to the largest one, as heights in the box. */
export function scaleOf(values: readonly number[]): Scale {
  const top = Math.max(...values) || 1;
  return (value) => round(frame.bottom - (value / top) * (frame.bottom - frame.top));
}

export function drawLine(values: readonly number[], y: Scale): string {
  const step = (frame.right - frame.left) / Math.max(1, values.length - 1);
  return values.map((value, index) => `${index ? "L" : "M"}${round(frame.left + index * step)} ${y(value)}`).join("");
}

/** A name stands above its line, or below it where another line runs above. */
export function labelOf({ values, labelAt = 100 }: ChartLine, other: ChartLine | undefined, y: Scale) {
  const isEnd = labelAt === 100;
  const [from, to] = isEnd ? [76, 100] : [labelAt - 12, labelAt + 12];
  const near = values.slice(Math.floor((from / 100) * values.length), Math.ceil((to / 100) * values.length));
  const isBelow = other !== undefined && other.values !== values && mean(values) < mean(other.values);
  return {
    x: isEnd ? frame.right - 6 : round(frame.left + (labelAt / 100) * (frame.right - frame.left)),
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
