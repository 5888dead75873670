import sharp from "sharp";
import { hexOf } from "../../model/brand/colour.server.ts";
import type { ColourName, Palette } from "../../model/brand/colour-names.server.ts";
import { type Drawing, readDrawing } from "../../model/brand/drawing.server.ts";

/** File, side in px, share of the side that the mark takes, corner radius of the ground as a share. */
const icons = [
  ["apple-touch-icon.png", 180, 0.62, 0],
  ["icon-192.png", 192, 0.68, 0.2],
  ["icon-512.png", 512, 0.68, 0.2],
  ["icon-maskable-512.png", 512, 0.52, 0],
] as const;
const favicon = { share: 0.78, corner: 0.18 };

interface IconLook {
  name: string;
  /** The source of `brand/mark.svg`. */
  mark: string;
  palette: Palette;
}

/** The icons of tabs and home screens, by file name below `public/`: the mark on a ground of paper. */
export async function drawIcons(look: IconLook): Promise<Map<string, Buffer>> {
  const drawing = readDrawing(look.mark);
  if ("fault" in drawing) throw new Error(`the mark ${drawing.fault}`);
  const png = (side: number, share: number, corner: number) =>
    sharp(Buffer.from(iconOf(drawing, look, { share, corner })), { density: (72 * side) / 48 })
      .resize(side, side)
      .png()
      .toBuffer();
  const files = new Map<string, Buffer>();
  for (const [name, side, share, corner] of icons) files.set(name, await png(side, share, corner));
  files.set("favicon.svg", Buffer.from(`${iconOf(drawing, look, favicon)}\n`));
  const sides = [16, 32, 48];
  files.set(
    "favicon.ico",
    icoOf(await Promise.all(sides.map((side) => png(side, favicon.share, favicon.corner))), sides),
  );
  return files;
}

function iconOf(drawing: Drawing, { name, palette }: IconLook, { share, corner }: { share: number; corner: number }) {
  const { width, height, markup } = drawing;
  const scale = (48 * share) / Math.max(width, height);
  const [left, top] = [width, height].map((side) => short((48 - side * scale) / 2));
  const label = name.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${label}"><rect width="48" height="48" rx="${short(48 * corner)}" fill="${hexOf(palette.paper)}"/><g transform="translate(${left} ${top}) scale(${short(scale)})">${coloured(markup, palette)}</g></svg>`;
}

/** A file of its own knows no tokens. */
function coloured(markup: string, palette: Palette): string {
  const ink = hexOf(palette.ink);
  return markup
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => hexOf(palette[name as ColourName] ?? palette.ink))
    .replaceAll("currentColor", ink);
}

/** An ICO file whose entries are PNG files, as every browser since 2010 reads it. */
function icoOf(pngs: readonly Buffer[], sides: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(sides[index] ?? 0, at);
    head.writeUInt8(sides[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

const short = (value: number) => Number(value.toFixed(2));
