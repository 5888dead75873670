import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paintedMark } from "../model/brand/painted.server.ts";
import type { Content } from "../model/content.server.ts";

interface Icon {
  /** In px; several make one file of them all. */
  sides: readonly number[];
  /** The share of the side that the mark takes. */
  share: number;
  /** Radius of the ground's corners as a share of the side. */
  corner: number;
}

/** Systems cut the corners of a touch icon themselves, and up to a fifth of a maskable one. */
const icons = {
  "favicon.svg": { sides: [48], share: 0.78, corner: 0.1875 },
  "favicon.ico": { sides: [16, 32, 48], share: 0.78, corner: 0.18 },
  "apple-touch-icon.png": { sides: [180], share: 0.62, corner: 0 },
  "icon-192.png": { sides: [192], share: 0.68, corner: 0.2 },
  "icon-512.png": { sides: [512], share: 0.68, corner: 0.2 },
  "icon-maskable-512.png": { sides: [512], share: 0.52, corner: 0 },
} satisfies Record<string, Icon>;

export const iconNames = Object.keys(icons) as (keyof typeof icons)[];

/** Writes all icons into a public folder. */
export async function writeIcons(folder: string, content: Content): Promise<void> {
  for (const name of iconNames) writeFileSync(join(folder, name), await makeIcon(name, content));
}

/** An icon by its file name: the brand's mark on the ground of `brand.yaml`. */
export async function makeIcon(name: keyof typeof icons, content: Content): Promise<Buffer> {
  const { sides, ...look } = icons[name];
  const drawing = (side: number) => Buffer.from(svgOf(content, { ...look, side }));
  if (name === "favicon.svg") return Buffer.from(`${drawing(48)}\n`);
  // Read by the text engine when it first draws: a mark that is a letter is then set in our face on every machine.
  process.env.FONTCONFIG_FILE ??= join(import.meta.dirname, "../server/images/fonts/fonts.conf");
  const pictures = await Promise.all(
    sides.map((side) => {
      const picture = sharp(drawing(side));
      return (look.corner === 0 ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer();
    }),
  );
  return name === "favicon.ico" ? icoOf(pictures, sides) : (pictures[0] ?? Buffer.alloc(0));
}

function svgOf({ brand, site }: Content, { side, share, corner }: Omit<Icon, "sides"> & { side: number }): string {
  const { ground } = brand.icon;
  const margin = Number((24 * (1 - share)).toFixed(2));
  const label = site.brand.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${side}" height="${side}" role="img" aria-label="${label}">`,
    `<rect width="48" height="48" rx="${Number((48 * corner).toFixed(2))}" fill="${brand.colours[ground].hex}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${share})">${paintedMark(brand, site.brand, ground)}</g></svg>`,
  ].join("");
}

/** An ICO file is a table of sizes and places, then the pictures as they are. */
function icoOf(pictures: readonly Buffer[], sides: readonly number[]): Buffer {
  const [headLength, rowLength] = [6, 16];
  const head = Buffer.alloc(headLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = headLength + rowLength * pictures.length;
  const rows = pictures.map((picture, index) => {
    const row = Buffer.alloc(rowLength);
    row.writeUInt8(sides[index] ?? 0, 0);
    row.writeUInt8(sides[index] ?? 0, 1);
    row.writeUInt16LE(1, 4);
    row.writeUInt16LE(32, 6);
    row.writeUInt32LE(picture.length, 8);
    row.writeUInt32LE(place, 12);
    place += picture.length;
    return row;
  });
  return Buffer.concat([head, ...rows, ...pictures]);
}
