import { canvasOver, type PictureCanvas } from "#app/browser/acts/canvas-over.ts";
import type { Act } from "#app/browser/acts/play-act.ts";
import { type Colours, coloursOf } from "#app/play/colours.ts";
import type { OwnBand } from "./words.server.ts";

type Ring = NonNullable<OwnBand<"hero">["ring"]>;

const drop = { at: 0, ms: 430 };
const bounce = { at: 430, ms: 240, high: 0.06 };
const roll = { at: 540, ms: 900 };
const leave = { at: 1440, ms: 1150 };
/** Angles on the ring, in radians from its right end towards the front: where the token lands, and where it rolls off. */
const way = { from: -0.58, until: 0.95 };
/** The token's radius, in shares of the shown picture's height: behind, in front, and as it passes the visitor. */
const sizes = { far: 0.055, near: 0.12, nearest: 0.33 };
const thickness = 0.3;
const turns = 3.2;

/** A token drops on to the ring, rolls round to the front, off the ring and out of the picture. */
export function rollOff(ring: Ring): Act {
  return (stage) => {
    const picture = stage.hero.querySelector("img");
    const sheet = picture && canvasOver(stage, picture);
    if (!sheet) return 0;
    const colours = coloursOf(stage.hero);
    stage.draw((ms) => {
      sheet.clear();
      const token = poseAt(ms, ring, sheet);
      shade(sheet.context, token);
      drawToken(sheet.context, token, colours);
    });
    return leave.at + leave.ms;
  };
}

interface Token {
  /** The middle of the token, and the point of the ring below it. */
  x: number;
  y: number;
  floor: { x: number; y: number; depth: number };
  radius: number;
  /** How much of its face is seen: 1 all of it, 0 its edge. */
  facing: number;
  rolled: number;
}

const part = (ms: number, { at, ms: length }: { at: number; ms: number }) =>
  Math.min(1, Math.max(0, (ms - at) / length));

function poseAt(ms: number, ring: Ring, { shown }: PictureCanvas): Token {
  const rolled = part(ms, roll) ** 1.5;
  const angle = way.from + (way.until - way.from) * rolled;
  const off = part(ms, leave);
  const place = on(ring, angle);
  const next = on(ring, angle + 0.01);
  const far = part(ms, roll) ** 1.4;
  const radius = shown.height * (sizes.far + (sizes.near - sizes.far) * far + (sizes.nearest - sizes.near) * off);
  const fallen = (1 - part(ms, drop) ** 2) * (place.y - shown.top + 2 * radius);
  const bounced = 4 * bounce.high * shown.height * part(ms, bounce) * (1 - part(ms, bounce));
  // It goes on as it rolled, and falls.
  const x = place.x + (next.x - place.x) * 38 * off;
  const y =
    place.y +
    (next.y - place.y) * 38 * off +
    shown.height * 1.05 * off ** 2.4 -
    0.2 * shown.height * Math.sin(Math.PI * off);
  return {
    x,
    y: y - radius - fallen - bounced,
    floor: { ...place, depth: Math.max(0, 1 - (fallen + bounced) / shown.height - 1.6 * off) },
    radius,
    facing: Math.max(0.16, Math.abs(Math.sin(angle)), 0.95 * off),
    rolled: turns * 2 * Math.PI * (rolled * 0.6 + off * 0.4) + part(ms, drop),
  };
}

function on({ x, y, radiusX, radiusY, tilt }: Ring, angle: number): { x: number; y: number } {
  const [long, short] = [radiusX * Math.cos(angle), radiusY * Math.sin(angle)];
  const turned = (tilt * Math.PI) / 180;
  return {
    x: (x + long * Math.cos(turned) - short * Math.sin(turned)) / 10_000,
    y: (y + long * Math.sin(turned) + short * Math.cos(turned)) / 10_000,
  };
}

function shade(context: CanvasRenderingContext2D, { floor, radius, facing }: Token): void {
  context.fillStyle = `rgb(0 0 0 / ${0.5 * floor.depth})`;
  context.beginPath();
  context.ellipse(
    floor.x - radius * 0.25,
    floor.y,
    radius * (0.45 + 0.6 * facing),
    radius * 0.24,
    -0.35,
    0,
    2 * Math.PI,
  );
  context.fill();
}

/** Its edge is thin discs behind its face, in its shade. */
function drawToken(context: CanvasRenderingContext2D, { x, y, radius, facing, rolled }: Token, colours: Colours): void {
  const depth = thickness * Math.sqrt(Math.max(0, 1 - facing ** 2)) + 0.04;
  context.save();
  context.translate(x, y);
  context.rotate(-0.12);
  context.scale(radius, radius);
  const layers = 9;
  for (let layer = 0; layer <= layers; layer++) {
    for (const colour of [colours["paper-3"], layer % 2 ? "rgb(0 0 0 / 0.22)" : "rgb(0 0 0 / 0.08)"]) {
      context.fillStyle = colour ?? "";
      disc(context, depth * (1 - (2 * layer) / layers), facing, 1);
    }
  }
  context.translate(-depth, 0);
  context.scale(facing, 1);
  context.rotate(-rolled);
  drawFace(context, colours);
  context.restore();
}

function disc(context: CanvasRenderingContext2D, x: number, width: number, height: number): void {
  context.beginPath();
  context.ellipse(x, 0, width, height, 0, 0, 2 * Math.PI);
  context.fill();
}

/** The turnip of the tokens, in a rim. */
function drawFace(context: CanvasRenderingContext2D, colours: Colours): void {
  const { paper = "", orch = "" } = colours;
  for (const [colour, size] of [
    [paper, 0.97],
    [colours["paper-3"] ?? "", 0.8],
    [paper, 0.74],
  ] as const) {
    context.fillStyle = colour;
    disc(context, 0, size, size);
  }
  context.fillStyle = colours["pitch-lift"] ?? "";
  for (const x of [-0.19, 0, 0.19]) {
    context.beginPath();
    context.ellipse(x, -0.42 - (x ? 0 : 0.09), 0.13, 0.2, x * 2.4, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = orch;
  context.beginPath();
  context.moveTo(-0.4, -0.1);
  context.bezierCurveTo(-0.4, -0.42, 0.4, -0.42, 0.4, -0.1);
  context.bezierCurveTo(0.4, 0.22, 0.12, 0.3, 0, 0.62);
  context.bezierCurveTo(-0.12, 0.3, -0.4, 0.22, -0.4, -0.1);
  context.fill();
}
