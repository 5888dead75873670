import { colourNames } from "./colour-names.server.ts";

/** A drawing of the brand: what stands between the tags of its SVG file, on one line. */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}

const shapes = "g path rect circle ellipse line polygon polyline text tspan title desc".split(" ");

/**
 * Reads a logo or mark: shapes, whose colours are `currentColor` (the words' own), `var(--color-tang)` and other tokens,
 * or plain values.
 * @returns what is wrong with it instead, in words
 */
export function readDrawing(source: string): Drawing | { fault: string } {
  const [, head = "", inner] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source) ?? [];
  if (inner === undefined) return { fault: "is not an SVG picture; save it again as plain SVG" };
  const [, left, top, width, height] = /viewBox="\s*(\S+?)[\s,]+(\S+?)[\s,]+(\S+?)[\s,]+(\S+?)\s*"/.exec(head) ?? [];
  if (Number(left) !== 0 || Number(top) !== 0 || !(Number(width) > 0) || !(Number(height) > 0)) {
    return { fault: 'its drawing area must start at zero; write viewBox="0 0 48 48" with its own width and height' };
  }
  const markup = tidy(inner);
  const fault = faultOf(markup);
  return fault ? { fault } : { width: Number(width), height: Number(height), markup };
}

/** Without what editors of pictures leave behind; properties of a `style` attribute become attributes. */
function tidy(inner: string): string {
  const asAttributes = (_: string, style: string) =>
    [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value = ""]) => ` ${name}="${value.trim()}"`).join("");
  return inner
    .replace(/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<[\w-]+:[^>]*\/>|<\/?defs\s*\/?>/g, "")
    .replace(/\s(?:[\w-]+:[\w-]+|id|xmlns)="[^"]*"/g, "")
    .replace(/\sstyle="([^"]*)"/g, asAttributes)
    .replace(/\s+/g, " ")
    .replace(/ ?(\/?>) ?/g, "$1")
    .replace(/> </g, "><")
    .trim();
}

function faultOf(markup: string): string | undefined {
  const strange = [...markup.matchAll(/<([\w:-]+)/g)]
    .map(([, name = ""]) => name)
    .find((name) => !shapes.includes(name));
  if (strange)
    return `holds <${strange}>; only shapes are drawn: turn gradients, pictures and styles into plain shapes`;
  if (/\son\w+=|\b(?:href|src)=|url\(/i.test(markup))
    return "refers to something outside itself; only shapes are drawn";
  const tokens = [...markup.matchAll(/var\(--color-([\w-]*)\)?/g)].map(([, name = ""]) => name);
  const unknown = tokens.find((name) => !colourNames.some((known) => known === name));
  if (unknown !== undefined) return `names the colour "${unknown}", which no brand has`;
  return markup === "" ? "is empty" : undefined;
}
