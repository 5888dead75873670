import { canvasOver, type PictureCanvas } from "#app/browser/acts/canvas-over.ts";
import type { Act, Stage } from "#app/browser/acts/play-act.ts";

interface Node {
  x: number;
  y: number;
  colour: string;
  /** When it lights up, in ms, and from which node a spark comes to it. */
  at: number;
  from?: Node;
}

const spread = { at: 120, ms: 1700 };
/** How long a spark flies from node to node, and how long a node glows. */
const spark = { ms: 260, radius: 0.0052 };
const glow = { ms: 780, radius: 0.027 };
const last = { ms: 420 };
const field = { ms: 620 };
/** The brightest spots of the picture, looked for in a copy so wide. */
const search = { width: 320, count: 110, apart: 7 };

/** Sparks run through the lattice, from node to node down to the field, and light each that they pass. */
export const act: Act = (stage) => {
  const picture = stage.hero.querySelector("img");
  const sheet = picture && canvasOver(stage, picture);
  const input = stage.hero.querySelector("input:not([type=hidden])");
  if (!sheet || !input) return 0;
  const nodes = orderNodes(brightSpots(picture), sheet, targetOf(sheet, picture, input));
  stage.draw((ms) => {
    sheet.clear();
    sheet.context.globalCompositeOperation = "lighter";
    for (const node of nodes) drawNode(sheet.context, node, ms);
  });
  const arrival = spread.at + spread.ms + last.ms;
  lightField(stage, input, arrival);
  return arrival + field.ms;
};

/** The middle of the field's upper edge, in the picture. */
function targetOf({ shown, widthPx }: PictureCanvas, picture: Element, input: Element): { x: number; y: number } {
  const [box, place] = [picture.getBoundingClientRect(), input.getBoundingClientRect()];
  return {
    x: shown.left + (place.left + place.width / 2 - box.left) / widthPx,
    y: shown.top + (place.top - box.top) / widthPx,
  };
}

interface Spot {
  x: number;
  y: number;
  light: number;
  colour: string;
}

function brightSpots(picture: HTMLImageElement): Spot[] {
  const { width, apart } = search;
  const height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  if (!context) return [];
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const spots = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    const place = { x: index % width, y: Math.floor(index / width) };
    return { ...place, light: red + green + blue, colour: `${red} ${green} ${blue}` };
  });
  const chosen: Spot[] = [];
  for (const spot of spots.sort((one, other) => other.light - one.light)) {
    if (chosen.length === search.count) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= apart)) chosen.push(spot);
  }
  return chosen.map((spot) => ({ ...spot, x: spot.x / width, y: spot.y / width }));
}

/** The farther from the field, the earlier; the last spark goes into the field. */
function orderNodes(spots: Spot[], { shown }: PictureCanvas, target: { x: number; y: number }): Node[] {
  const isShown = ({ x, y }: Spot) =>
    x > shown.left && x < shown.left + shown.width && y > shown.top && y < shown.top + shown.height;
  const way = (spot: { x: number; y: number }) => Math.hypot(spot.x - target.x, spot.y - target.y);
  const ordered = spots.filter(isShown).sort((one, other) => way(other) - way(one));
  const nodes: Node[] = [];
  for (const [index, { x, y, colour }] of ordered.entries()) {
    const from = nearest(nodes, { x, y });
    nodes.push({ x, y, colour, at: spread.at + (spread.ms * index) / ordered.length, ...(from && { from }) });
  }
  const end = nodes.at(-1);
  if (end) nodes.push({ ...target, colour: end.colour, at: end.at + last.ms, from: end });
  return nodes;
}

function nearest(nodes: readonly Node[], { x, y }: { x: number; y: number }): Node | undefined {
  const distance = (node: Node) => Math.hypot(node.x - x, node.y - y);
  return nodes.reduce<Node | undefined>(
    (best, node) => (best && distance(best) <= distance(node) ? best : node),
    undefined,
  );
}

function drawNode(context: CanvasRenderingContext2D, { x, y, colour, at, from }: Node, ms: number): void {
  const since = ms - at;
  if (since < -spark.ms || since > glow.ms) return;
  if (from) {
    const flown = Math.min(1, 1 + since / spark.ms);
    const left = Math.max(0, 1 - Math.max(0, since) / glow.ms);
    const head = { x: from.x + (x - from.x) * flown, y: from.y + (y - from.y) * flown };
    context.strokeStyle = `rgb(${colour} / ${0.9 * left})`;
    context.lineWidth = 0.0024;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(head.x, head.y);
    context.stroke();
    if (since < 0) halo(context, head, spark.radius * 2.4, colour, 1);
  }
  if (since < 0) return;
  const strength = (1 - since / glow.ms) ** 1.4;
  const radius = glow.radius * (1 + 0.5 * Math.exp(-since / 90));
  halo(context, { x, y }, radius, colour, strength);
  halo(context, { x, y }, spark.radius, "255 255 255", strength);
}

function halo(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
  strength: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(${colour} / ${strength})`);
  light.addColorStop(0.25, `rgb(${colour} / ${strength * 0.55})`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** The field takes the light up. */
function lightField({ move }: Stage, input: Element, at: number): void {
  const lights = [0, 34, 16, 0].map((reach) => `0 0 ${reach}px ${reach / 4}px rgb(200 220 255 / 0.85)`);
  move(input, { boxShadow: lights, offset: [0, 0.2, 0.55, 1] }, { delay: at - 60, duration: field.ms, fill: "none" });
}
