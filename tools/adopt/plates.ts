import sharp from "sharp";
import { type Colour, hexOf } from "../../model/brand/colour.server.ts";
import type { Palette } from "../../model/brand/colour-names.server.ts";
import { boardOf, shade } from "./blocks.ts";

const slots = ["tang", "mari", "pitch", "orch"] as const;
type Slot = (typeof slots)[number];

/**
 * Pictures in place of later photographs or drawings: blocks on a board in the brand's colours, by file name below
 * `public/images/`. 1 to 4 are wide scenes, 5 and 6 objects and 7 and 8 people without a ground.
 */
export async function drawPlates(palette: Palette): Promise<Map<string, Buffer>> {
  const drawings = [
    ...slots.map((slot, index) => scene(palette, slot, heights[index] ?? [])),
    object(palette, ["mari", "pitch", "tang"]),
    object(palette, ["tang", "mari", "orch"]),
    figure(palette, { coat: "tang", block: "mari", hasCap: false }),
    figure(palette, { coat: "pitch", block: "tang", hasCap: true }),
  ];
  const plates = await Promise.all(
    drawings.map(async (svg, index) => {
      const made = await sharp(Buffer.from(svg)).webp({ quality: 88, alphaQuality: 100, effort: 4 }).toBuffer();
      return [`plate-${index + 1}.webp`, made] as const;
    }),
  );
  return new Map(plates);
}

/** How high the blocks of each scene stand: heaps, a staircase, a wall with a gap, towers. */
const heights: readonly (readonly (readonly [x: number, y: number, height: number])[])[] = [
  [
    [1, 1, 3],
    [2, 1, 2],
    [1, 2, 1],
    [4, 1, 1],
    [4, 2, 2],
    [5, 4, 1],
    [2, 4, 2],
    [1, 5, 1],
    [3, 5, 1],
  ],
  [
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, 3],
    [4, 3, 4],
    [5, 3, 5],
    [5, 5, 1],
    [2, 5, 1],
    [1, 1, 1],
  ],
  [
    [1, 2, 2],
    [2, 2, 2],
    [3, 2, 1],
    [4, 2, 0],
    [5, 2, 2],
    [6, 2, 2],
    [4, 4, 1],
    [2, 5, 1],
  ],
  [
    [1, 1, 4],
    [3, 1, 2],
    [5, 1, 5],
    [2, 3, 1],
    [4, 4, 3],
    [6, 3, 1],
    [1, 5, 2],
    [5, 6, 1],
  ],
];

function scene(palette: Palette, ground: Slot, list: readonly (readonly [number, number, number])[]): string {
  const [width, height, unit] = [1920, 1280, 98];
  const board = boardOf({ left: width / 2, top: 395, unit });
  const others = slots.filter((slot) => slot !== ground);
  const blocks = list.flatMap(([x, y, high], place) =>
    Array.from({ length: high }, (_, z) => ({
      x,
      y,
      z,
      colour: palette[others[(place + z) % others.length] ?? ground],
    })),
  );
  const content = board.floor(8, [palette.paper, palette["paper-2"]]) + board.blocks(blocks);
  return svg(width, height, backdrop(width, height, palette[ground]) + content);
}

/** On a pale base, which stands out on each department's ground. */
function object(palette: Palette, [low, front, top]: readonly [Slot, Slot, Slot]): string {
  const board = boardOf({ left: 600, top: 715, unit: 190 });
  const blocks = [
    { x: 0, y: 0, width: 2, depth: 2, colour: palette["paper-2"] },
    { x: 0, y: 0, z: 1, width: 2, colour: palette[low] },
    { x: 0, y: 1, z: 1, colour: palette[front] },
    { x: 0, y: 0, z: 2, colour: palette[top] },
  ];
  return svg(1200, 1200, board.blocks(blocks));
}

/** A peg on its foot, with two blocks in front of it. */
function figure(palette: Palette, { coat, block, hasCap }: { coat: Slot; block: Slot; hasCap: boolean }): string {
  const [body, skin] = [palette[coat], palette["paper-3"]];
  const eye = (x: number) => `<circle cx="${x}" cy="372" r="17" fill="${hexOf(palette.ink)}"/>`;
  const peg = [
    `<ellipse cx="660" cy="1226" rx="330" ry="62" fill="${hexOf(palette.ink)}" fill-opacity="0.16"/>`,
    `<path d="M370 1176V790a270 270 0 0 1 540 0v386a270 76 0 0 1-540 0Z" fill="${hexOf(body)}"/>`,
    `<path d="M730 535.4A270 270 0 0 1 910 790v386a270 76 0 0 1-180 71.7Z" fill="${shade(body, -0.08)}"/>`,
    `<circle cx="640" cy="362" r="206" fill="${hexOf(skin)}"/>`,
    `<path d="M726 175a206 206 0 0 1 0 374a318 318 0 0 0 0-374Z" fill="${shade(skin, -0.06)}"/>`,
    hasCap
      ? `<path d="M444 300a206 206 0 0 1 392 0a206 44 0 0 1-392 0Z" fill="${shade(body, 0.1)}"/>`
      : `<ellipse cx="640" cy="208" rx="54" ry="24" fill="${shade(skin, -0.14)}"/>`,
    eye(562) + eye(682),
  ].join("");
  const board = boardOf({ left: 660, top: 900, unit: 128 });
  const blocks = [
    { x: 0, y: 0, colour: palette.paper },
    { x: 1, y: 0, colour: palette[block] },
  ];
  return svg(1280, 1440, peg + board.blocks(blocks));
}

/** A wall with a pale half, so that words and the board both stand out. */
function backdrop(width: number, height: number, colour: Colour): string {
  return (
    `<rect width="${width}" height="${height}" fill="${hexOf(colour)}"/>` +
    `<path d="M0 ${height}V${Math.round(height * 0.62)}L${width} ${Math.round(height * 0.3)}V${height}Z" fill="${shade(colour, 0.05, 0.92)}"/>`
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
