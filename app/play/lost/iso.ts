/** Half the width and height of a tile seen from its corner. */
const halfWide = 25;
const halfHigh = halfWide / Math.sqrt(3);
/** How thick a tile is. */
const thick = 12;

export type Point = readonly [x: number, y: number];

/** Where a point of the board stands in the drawing: columns run down to the right, rows down to the left. */
export const iso = (column: number, row: number): Point => [(column - row) * halfWide, (column + row) * halfHigh];

export const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

export const translate = ([x, y]: Point) => `translate(${round(x)} ${round(y)})`;

export const lowered = ([x, y]: Point, by = thick): Point => [x, y + by];

const round = (value: number) => Math.round(value * 100) / 100;
