import type { Colours } from "../colours.ts";
import { columns, type Round, type Span, storeys, topOf } from "./rules.ts";

const rows = 12;
const blockRow = 10;
const fallMs = 170;
/** What lands gives a little, for so long. */
const squashMs = 220;
/** Of a piece that breaks off, in rows a square millisecond. */
const gravity = 0.00009;
const litEveryMs = 80;

/** A piece on its way down: into place, or onto the grass, where it stays lying. */
export interface Falling {
  span: Span;
  /** Where the block lands. */
  row: number;
  isLost: boolean;
  tone: number;
  /** The round that it was lowered in. */
  before: Round;
  ms: number;
}

const tones = ["mari", "tang", "orch", "paper"] as const;

interface Scene {
  round: Round;
  falling: readonly Falling[];
  colours: Colours;
  /** Milliseconds since the round was won. */
  wonMs: number;
  isCalm: boolean;
}

/** Draws the field over the whole canvas, whatever its size. */
export function paint(context: CanvasRenderingContext2D, scene: Scene): void {
  const { canvas } = context;
  context.setTransform(canvas.width / columns, 0, 0, canvas.height / rows, 0, 0);
  context.fillStyle = scene.colours["ink-2"] ?? "";
  context.fillRect(0, 0, columns, rows);
  paintSky(context, scene);
  for (const piece of scene.falling) if (piece.isLost) breakOff(context, scene, piece);
  for (let column = 0; column < columns; column++) cell(context, scene.colours["pitch-lift"], column, 0);
  const landing = scene.falling.filter(({ isLost }) => !isLost);
  const rowsLanding = new Set(landing.map(({ row }) => row));
  for (const [index, span] of scene.round.tower.entries())
    if (!rowsLanding.has(index + 1)) storey(context, scene, span, index + 1, index);
  for (const piece of landing) land(context, scene, piece);
  if (scene.round.end === "won") paintRoof(context, scene);
  else if (!scene.round.end) paintCrane(context, scene);
}

/** Stars, and the moon that the house is to reach. */
function paintSky(context: CanvasRenderingContext2D, { colours, wonMs }: Scene): void {
  context.fillStyle = colours.paper ?? "";
  for (const [x, y] of [
    [1.4, 8.6],
    [3.2, 6.1],
    [12.2, 5.4],
    [2.1, 3.4],
    [13.6, 3.2],
  ] as const)
    context.fillRect(x, rows - y, 0.16, 0.16);
  const rise = Math.min(1, wonMs / 500) * 0.4;
  for (const [column, row] of [
    [12, 8],
    [13, 8],
    [12, 9],
    [13, 9],
  ] as const)
    cell(context, colours.orch, column, row + rise);
}

function paintCrane(context: CanvasRenderingContext2D, scene: Scene): void {
  const { round, colours } = scene;
  const middle = round.block.at + round.block.width / 2;
  context.fillStyle = colours["ink-3"] ?? "";
  context.fillRect(0, 0.25, columns, 0.22);
  context.fillStyle = colours.mari ?? "";
  context.fillRect(middle - 0.6, 0.1, 1.2, 0.5);
  context.fillStyle = colours.paper ?? "";
  context.fillRect(middle - 0.06, 0.6, 0.12, rows - blockRow - 1.6);
  storey(context, scene, round.block, blockRow, round.tower.length);
  paintPlumb(context, scene);
}

/** Marks where the block would stand. */
function paintPlumb(context: CanvasRenderingContext2D, { round, colours }: Scene): void {
  const { at, width } = round.block;
  const fits = Math.round(at) === topOf(round).at;
  const bottom = rows - 1 - round.tower.length;
  context.fillStyle = (fits ? colours.mari : colours["ink-3"]) ?? "";
  for (const x of [Math.round(at), Math.round(at) + width])
    for (let y = rows - blockRow + 0.4; y < bottom; y += 0.6) context.fillRect(x - 0.05, y, 0.1, 0.3);
}

/** How far down it has come by then, rows above its landing. */
const heightOf = (row: number, ms: number) => row + (blockRow - row) * (1 - Math.min(1, ms / fallMs) ** 2);

/** Comes down, gives, and stands. */
function land(context: CanvasRenderingContext2D, scene: Scene, { span, row, tone, ms }: Falling): void {
  const since = Math.max(0, ms - fallMs) / squashMs;
  const pressed = ms < fallMs ? 0 : 0.28 * Math.cos(since * 3 * Math.PI) * (1 - Math.min(1, since)) ** 2;
  context.save();
  context.translate(span.at + span.width / 2, rows - row);
  context.scale(1 + pressed * 0.3, 1 - pressed);
  context.translate(-(span.at + span.width / 2), row - rows);
  storey(context, scene, span, heightOf(row, ms), tone);
  context.restore();
}

/** Comes down with its block, then alone, turning, onto the grass; there it jumps once and lies. */
function breakOff(context: CanvasRenderingContext2D, scene: Scene, { span, row, tone, ms }: Falling): void {
  const alone = Math.max(0, ms - fallMs);
  const dropMs = Math.sqrt((row - 1) / gravity);
  const jump = Math.min(1, Math.max(0, alone - dropMs) / squashMs);
  const height = alone < dropMs ? row - gravity * alone * alone : 1 + 1.4 * jump * (1 - jump);
  const turned = Math.min(1, alone / (dropMs + squashMs));
  context.save();
  context.globalAlpha = 1 - 0.4 * jump;
  context.translate(span.at + span.width / 2, rows - (ms < fallMs ? heightOf(row, ms) : height) - 0.5);
  context.rotate((span.at % 2 ? 0.14 : -0.1) * turned);
  context.translate(-(span.at + span.width / 2), 0.5 - rows);
  storey(context, scene, span, 0, tone);
  context.restore();
}

/** Whether it is still to be drawn apart: what stands belongs to the tower, what lies does not. */
export const isMoving = ({ ms, isLost }: Falling): boolean => isLost || ms < fallMs + squashMs;

function storey(
  context: CanvasRenderingContext2D,
  { colours, round, wonMs, isCalm }: Scene,
  { at, width }: Span,
  row: number,
  tone: number,
): void {
  const name = tones[tone % tones.length] ?? "mari";
  for (let index = 0; index < width; index++) cell(context, colours[name], at + index, row, colours[`${name}-edge`]);
  // From the ground up, once the roof is on.
  const isLit = round.end === "won" && (isCalm || wonMs > 300 + tone * litEveryMs);
  context.fillStyle = (isLit ? colours.paper : colours["ink-2"]) ?? "";
  // Every second cell has a window.
  for (let index = width > 1 ? 1 : 0; index < width; index += 2)
    context.fillRect(at + index + 0.3, rows - row - 0.72, 0.4, 0.44);
}

function paintRoof(context: CanvasRenderingContext2D, { round, colours, wonMs, isCalm }: Scene): void {
  const { at, width } = topOf(round);
  const drop = isCalm ? 0 : Math.max(0, 1 - wonMs / 240) * 2;
  for (let row = 0; row * 2 < width; row++)
    for (let index = row; index < width - row; index++)
      cell(context, colours.mari, at + index, storeys + 1 + row + drop, colours["mari-edge"]);
}

function cell(context: CanvasRenderingContext2D, colour = "", column: number, row: number, edge?: string): void {
  const y = rows - row - 1;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(column + 0.03, y + 0.03, 0.94, 0.94, 0.12);
  context.fill();
  if (!edge) return;
  context.fillStyle = edge;
  context.fillRect(column + 0.06, y + 0.83, 0.88, 0.12);
}
