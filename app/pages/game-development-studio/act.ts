import type { PictureCanvas } from "#app/browser/acts/canvas-over.ts";
import type { Act, Stage } from "#app/browser/acts/play-act.ts";
import { type Colours, coloursOf } from "#app/play/colours.ts";
import type { OwnBand } from "./words.server.ts";

type Grid = NonNullable<OwnBand<"hero">["blocks"]>;

interface Point {
  x: number;
  y: number;
}

interface Block {
  column: number;
  row: number;
  /** Where it lies between its two flights, in the picture. */
  rest: Point;
  /** Where a flight begins, in ms. */
  leaves: number;
  returns: number;
  arc: number;
}

const leaving = { at: 120, rowMs: 45, ms: 780 };
const returning = { at: 1240, rowMs: 130, ms: 520 };
const lastMs = 260;
/** How much larger the blocks are on the floor than on the screen; more on a phone, where the picture is small. */
const nearest = { wide: 5.6, narrow: 7.6, widthPx: 500 };
/** That floor, in shares of the picture's width: left of the player. */
const floor = { x: 0.06, y: 0.66, width: 0.37, height: 0.28 };
/** How high above the way a block flies out, and back. */
const arcs = { out: 0.34, more: 0.16, home: 0.26 };
/** Half the width of a block on the screen, and its height, in shares of the picture's width. */
const cube = { half: 0.0066, rise: 0.009 };

/** The blocks on the screen leap out of it on to the floor, and back, row by row, to the house that they were. */
export function leapOut(grid: Grid): Act {
  return async (stage) => {
    const picture = stage.hero.querySelector("img");
    const blocks = blocksOf(grid);
    if (!picture || blocks.length === 0) return 0;
    const sheet = stage.over(picture);
    if (!sheet) return 0;
    const nearer = sheet.widthPx < nearest.widthPx ? nearest.narrow : nearest.wide;
    draw(stage, { sheet, picture, grid, blocks, nearer });
    return Math.max(...blocks.map(({ returns }) => returns)) + returning.ms + lastMs;
  };
}

function blocksOf({ rows }: Grid): Block[] {
  const cells = rows.flatMap((row, at) =>
    [...row].flatMap((sign, column) => (sign === "#" ? [{ column, row: at }] : [])),
  );
  return cells.map(({ column, row }, index) => {
    const drawn = (step: number) => ((index + 1) * step) % 1;
    const upwards = rows.length - 1 - row;
    return {
      column,
      row,
      rest: { x: floor.x + floor.width * drawn(0.618), y: floor.y + floor.height * drawn(0.755) },
      leaves: leaving.at + row * leaving.rowMs + drawn(0.37) * 90,
      returns: returning.at + upwards * returning.rowMs + drawn(0.53) * 70,
      arc: arcs.out + arcs.more * drawn(0.83),
    };
  });
}

interface Scene {
  sheet: PictureCanvas;
  picture: HTMLImageElement;
  grid: Grid;
  blocks: Block[];
  nearer: number;
}

function draw(stage: Stage, scene: Scene): void {
  const { blocks, sheet } = scene;
  const { context } = sheet;
  const colours = coloursOf(stage.hero);
  stage.draw((ms) => {
    const away = blocks.filter((block) => ms > block.leaves && ms < block.returns + returning.ms);
    sheet.clear();
    for (const block of away) blank(scene, block);
    const poses = away.map((block) => poseAt(ms, scene, block)).sort((one, other) => one.ground.y - other.ground.y);
    for (const { ground, high, near } of poses) shade(context, ground, high, near);
    for (const pose of poses) block3d(context, pose, colours);
  });
}

const home = (
  { x, y, columnX, columnY, rowX, rowY }: Grid,
  { column, row }: { column: number; row: number },
): Point => ({
  x: (x + column * columnX + row * rowX) / 10_000,
  y: (y + column * columnY + row * rowY) / 10_000,
});

interface Pose {
  /** The point of the floor, or of the way, below the block. */
  ground: Point;
  high: number;
  near: number;
  turn: number;
}

function poseAt(ms: number, { grid, nearer }: Scene, block: Block): Pose {
  const start = home(grid, block);
  const out = share(ms - block.leaves, leaving.ms);
  const back = share(ms - block.returns, returning.ms);
  const [from, to, part, arc] = back > 0 ? [block.rest, start, back, arcs.home] : [start, block.rest, out, block.arc];
  const ground = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const high = 4 * arc * part * (1 - part) + bounceAt(ms - block.leaves - leaving.ms);
  const near = 1 + (nearer - 1) * (back > 0 ? (1 - back) ** 0.8 : out ** 0.8);
  return { ground, high, near, turn: Math.sin(2 * Math.PI * part) * (block.column % 2 ? 0.7 : -0.9) };
}

function bounceAt(ms: number): number {
  const part = ms / 220;
  return part > 0 && part < 1 ? 0.05 * 4 * part * (1 - part) : 0;
}

const share = (ms: number, whole: number) => Math.min(1, Math.max(0, ms / whole));

function shade(context: CanvasRenderingContext2D, { x, y }: Point, high: number, near: number): void {
  const size = cube.half * near * (1 + high);
  context.fillStyle = `rgb(0 0 0 / ${Math.min(0.3, (near - 1) / 16) / (1 + 5 * high)})`;
  context.beginPath();
  context.ellipse(x + size * 0.4, y + cube.rise * near * 0.8, size * 1.35, size * 0.8, 0, 0, 2 * Math.PI);
  context.fill();
}

/** A block with its three faces, as the renders are lit. */
function block3d(context: CanvasRenderingContext2D, { ground, high, near, turn }: Pose, colours: Colours): void {
  const [half, depth, rise] = [cube.half, cube.half * 0.57, cube.rise];
  context.save();
  context.translate(ground.x, ground.y - high);
  context.rotate(turn);
  context.scale(near, near);
  context.translate(0, -rise / 2);
  face(context, colours.mari, [-half, 0, 0, depth, 0, depth + rise, -half, rise]);
  face(context, colours["mari-edge"], [half, 0, 0, depth, 0, depth + rise, half, rise]);
  face(context, colours.mari, [-half, 0, 0, -depth, half, 0, 0, depth]);
  face(context, "rgb(255 255 255 / 0.35)", [-half, 0, 0, -depth, half, 0, 0, depth]);
  context.restore();
}

function face(context: CanvasRenderingContext2D, colour = "", corners: number[]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let at = 0; at < corners.length; at += 2) context.lineTo(corners[at] ?? 0, corners[at + 1] ?? 0);
  context.fill();
}

/** How much larger than its cell a block is drawn by the picture. */
const bevel = 1.18;

/** Draws over a block what the picture has in the free column before the grid. */
function blank({ sheet: { context }, picture, grid }: Scene, { column, row }: Block): void {
  const from = home(grid, { column: -1, row: Math.max(1, row) });
  const at = home(grid, { column, row });
  const { columnX, columnY, rowX, rowY } = grid;
  const [cx, cy] = [(columnX / 20_000) * bevel, (columnY / 20_000) * bevel];
  const [rx, ry] = [(rowX / 20_000) * bevel, (rowY / 20_000) * bevel];
  context.save();
  context.translate(at.x, at.y);
  context.beginPath();
  context.moveTo(-cx - rx, -cy - ry);
  context.lineTo(cx - rx, cy - ry);
  context.lineTo(cx + rx, cy + ry);
  context.lineTo(rx - cx, ry - cy);
  context.clip();
  context.drawImage(picture, -from.x, -from.y, 1, picture.naturalHeight / picture.naturalWidth);
  context.restore();
}
