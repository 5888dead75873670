import type { Colours } from "../colours.ts";
import { columns, type Round, type Span, storeys, topOf } from "./rules.ts";

const rows = 12;
const blockRow = 10;
const fallMs = 160;
const breakMs = 620;

/** A piece on its way down: into place, or off the field. */
export interface Falling {
  span: Span;
  toRow: number;
  isLost: boolean;
  tone: number;
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
  for (let column = 0; column < columns; column++) cell(context, scene.colours["pitch-lift"], column, 0);
  const landing = new Set(scene.falling.flatMap(({ isLost, toRow }) => (isLost ? [] : [toRow])));
  for (const [index, span] of scene.round.tower.entries())
    if (!landing.has(index + 1)) storey(context, scene, span, index + 1, index);
  for (const piece of scene.falling) fall(context, scene, piece);
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

function fall(context: CanvasRenderingContext2D, scene: Scene, { span, toRow, isLost, tone, ms }: Falling): void {
  const share = ms / (isLost ? breakMs : fallMs);
  const from = isLost ? toRow : blockRow;
  const row = isLost ? from - 9 * share * share : from + (toRow - from) * Math.min(1, share * share);
  context.save();
  if (isLost) context.globalAlpha = Math.max(0, 1 - share);
  storey(context, scene, span, row, tone);
  context.restore();
}

/** Whether it is still on its way. */
export const isFalling = ({ ms, isLost }: Falling): boolean => ms < (isLost ? breakMs : fallMs);

function storey(
  context: CanvasRenderingContext2D,
  { colours, round }: Scene,
  { at, width }: Span,
  row: number,
  tone: number,
): void {
  const name = tones[tone % tones.length] ?? "mari";
  for (let index = 0; index < width; index++) cell(context, colours[name], at + index, row, colours[`${name}-edge`]);
  const isLit = round.end === "won";
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
