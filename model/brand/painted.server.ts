import type { Brand } from "./brand.server.ts";
import { contrastOf, parseColour } from "./colour.server.ts";
import type { ColourName } from "./colour-names.server.ts";

/** The face that our pictures' letters are set in, then one of the reader's machine. */
const letterFace = "'Anybody Title', 'Arial Black', sans-serif";

/** Paper or ink: the one with more contrast on a colour of the brand. */
export function wordsOn({ colours }: Brand, ground: ColourName): "paper" | "ink" {
  const [behind, paper, ink] = [ground, "paper" as const, "ink" as const].map((name) => parseColour(colours[name].css));
  if (!behind || !paper || !ink) throw new Error(`the brand has no colour ${ground}`);
  return contrastOf(paper, behind) > contrastOf(ink, behind) ? "paper" : "ink";
}

/**
 * The mark on a ground, for what knows no style sheet: 48 units square, in plain colours. What has the ground's own colour
 * is drawn in paper. Without a mark it is the name's first letter.
 */
export function paintedMark(brand: Brand, name: string, ground: ColourName): string {
  const { colours, mark } = brand;
  const words = colours[wordsOn(brand, ground)].hex;
  if (!mark) return letterTile(brand, name, ground);
  const scale = 48 / Math.max(mark.width, mark.height);
  const left = (48 - mark.width * scale) / 2;
  const top = (48 - mark.height * scale) / 2;
  const shapes = mark.markup
    .replace(/var\(--color-([\w-]+)\)/g, (_, token: ColourName) => colours[token === ground ? "paper" : token].hex)
    .replaceAll("currentColor", words);
  return scale === 1 && left === 0 && top === 0
    ? shapes
    : `<g transform="translate(${left} ${top}) scale(${scale})">${shapes}</g>`;
}

function letterTile({ colours }: Brand, name: string, ground: ColourName): string {
  const [tile, letter] = ground === "tang" ? (["paper", "ink"] as const) : (["tang", "ink"] as const);
  const [first = ""] = name;
  const safe = first.replace(/[&<>]/, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<rect width="48" height="48" rx="9" fill="${colours[tile].hex}"/><text x="24" y="37" font-family="${letterFace}" font-weight="900" font-size="36" text-anchor="middle" fill="${colours[letter].hex}">${safe}</text>`;
}
