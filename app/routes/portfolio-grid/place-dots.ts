import type { Department } from "#shared/department.ts";

interface Counted {
  title: string;
  department: Department;
  weeks: number;
  people: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Up to this many weeks the axis is to scale; longer jobs stand behind a break. */
const usual = 36;
const step = 6;
const across = { start: 60, end: 910, farStart: 980, farEnd: 1130 };
const down = { top: 30, bottom: 526 };

/** Lays out marks, axis values and labels in a box of 1160 by 576, so that no label covers another. */
export function placeDots(counted: readonly Counted[]) {
  const far = counted.map(({ weeks }) => weeks).filter((weeks) => weeks > usual);
  const farFrom = Math.floor(Math.min(...far) / step) * step - step;
  const farTo = Math.max(farFrom + 2 * step, Math.ceil(Math.max(...far) / step) * step);
  const most = Math.ceil(Math.max(...counted.map(({ people }) => people)) / step) * step;
  const x = (weeks: number) =>
    weeks > usual
      ? between(across.farStart, across.farEnd, (weeks - farFrom) / (farTo - farFrom))
      : between(across.start, across.end, weeks / usual);
  const y = (people: number) => between(down.bottom, down.top, people / most);
  const spots = counted.map((one) => ({ ...one, x: x(one.weeks), y: y(one.people) }));
  return {
    marks: nameSpots(spots),
    sides: steps(0, most).map((value) => ({ value, y: y(value) })),
    alongs: [...steps(0, usual), ...(far.length > 0 ? steps(farFrom, farTo) : [])].map((value) => ({
      value,
      x: x(value),
    })),
    gap: far.length > 0 ? { from: across.end + 10, to: across.farStart - 10 } : undefined,
  };
}

/** Each label takes the first free spot around its mark; labels in a crowd choose first. */
function nameSpots<Spot extends Counted & { x: number; y: number }>(spots: readonly Spot[]) {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 13, right: x + 13, top: y - 13, bottom: y + 13 }));
  const neighbours = (spot: Spot) => spots.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 110).length;
  return spots
    .toSorted((a, b) => neighbours(b) - neighbours(a) || b.y - a.y)
    .map((spot) => {
      const places = placesAround(spot, spot.title.length * 8.6);
      const free = places.find(
        ({ box }) => box.right < across.farEnd + 30 && taken.every((other) => !overlaps(box, other)),
      );
      const { box, ...label } = free ?? places[0]!;
      taken.push(box);
      return { ...spot, label };
    });
}

function placesAround({ x, y }: { x: number; y: number }, width: number) {
  const offsets = [
    { dx: 20, dy: 6, anchor: "start" },
    { dx: -20, dy: 6, anchor: "end" },
    { dx: 4, dy: 31, anchor: "start" },
    { dx: -4, dy: 31, anchor: "end" },
    { dx: -4, dy: -19, anchor: "end" },
    { dx: 4, dy: -19, anchor: "start" },
    { dx: 14, dy: 48, anchor: "start" },
    { dx: -14, dy: -36, anchor: "end" },
  ] as const;
  return offsets.map(({ dx, dy, anchor }) => {
    const left = anchor === "start" ? x + dx : x + dx - width;
    const box = { left, right: left + width, top: y + dy - 13, bottom: y + dy + 3 };
    return { x: round(x + dx), y: round(y + dy), anchor, box };
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function between(from: number, to: number, share: number): number {
  return round(from + (to - from) * share);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
