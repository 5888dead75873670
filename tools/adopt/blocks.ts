import { type Colour, hexOf } from "../../model/brand/colour.server.ts";

/** A place on the board: along its two edges and upwards, in blocks. */
export interface Place {
  x: number;
  y: number;
  z?: number;
}

interface Block extends Place {
  width?: number;
  depth?: number;
  height?: number;
  colour: Colour;
}

/** The place of the board in the picture. */
interface View {
  left: number;
  top: number;
  /** Half the width of a tile, in px. */
  unit: number;
}

const round = (value: number) => Number(value.toFixed(1));
const shade = (colour: Colour, by: number, chroma = 1) =>
  hexOf({
    ...colour,
    lightness: Math.min(0.99, Math.max(0.04, colour.lightness + by)),
    chroma: colour.chroma * chroma,
  });

/** A drawer of true isometric blocks: the nearest is drawn last. */
export function boardOf({ left, top, unit }: View) {
  const at = (x: number, y: number, z = 0) =>
    [round(left + (x - y) * unit), round(top + ((x + y) / 2 - z * 1.1) * unit)] as const;
  const face = (points: readonly (readonly [number, number])[], fill: string) =>
    `<path d="M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z" fill="${fill}" stroke="${fill}" stroke-width="1"/>`;
  const hole = ({ x, y, z = 0 }: Place, colour: Colour) => {
    const [cx, cy] = at(x + 0.5, y + 0.5, z);
    const [wide, high] = [round(unit * 0.26), round(unit * 0.13)];
    return (
      `<ellipse cx="${cx}" cy="${cy}" rx="${wide}" ry="${high}" fill="${shade(colour, -0.16)}"/>` +
      `<ellipse cx="${cx}" cy="${round(cy + high * 0.35)}" rx="${round(wide * 0.86)}" ry="${round(high * 0.68)}" fill="${shade(colour, -0.1)}"/>`
    );
  };
  const block = ({ x, y, z = 0, width = 1, depth = 1, height = 1, colour }: Block) => {
    const high = z + height;
    const [x2, y2] = [x + width, y + depth];
    const holes = Array.from({ length: width * depth }, (_, index) =>
      hole({ x: x + (index % width), y: y + Math.floor(index / width), z: high }, colour),
    );
    return [
      face([at(x, y2, z), at(x2, y2, z), at(x2, y2, high), at(x, y2, high)], hexOf(colour)),
      face([at(x2, y, z), at(x2, y2, z), at(x2, y2, high), at(x2, y, high)], shade(colour, -0.13)),
      face([at(x, y, high), at(x2, y, high), at(x2, y2, high), at(x, y2, high)], shade(colour, 0.06, 0.9)),
      ...holes,
    ].join("");
  };
  return {
    /** Tiles in two tones, each with a hole for a peg. */
    floor(size: number, [light, dark]: readonly [Colour, Colour]) {
      const tiles = Array.from({ length: size * size }, (_, index) => {
        const [x, y] = [index % size, Math.floor(index / size)];
        const colour = (x + y) % 2 === 0 ? light : dark;
        const tile = face([at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)], hexOf(colour));
        return tile + hole({ x, y }, colour);
      });
      return block({ x: 0, y: 0, z: -0.35, width: size, depth: size, height: 0.35, colour: dark }) + tiles.join("");
    },
    /** Blocks from the farthest to the nearest. */
    blocks(list: readonly Block[]) {
      const near = ({ x, y, z = 0 }: Block) => x + y + z / 100;
      return [...list]
        .sort((a, b) => near(a) - near(b))
        .map(block)
        .join("");
    },
    at,
  };
}

export { shade };
