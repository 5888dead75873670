import { join } from "node:path";
import sharp from "sharp";
import { sharePictureSize } from "#shared/page-files.ts";

/** The content of a share picture. */
export interface ShareCard {
  title: string;
  brand: string;
  /** Colours as `#1a2b3c`: behind everything, and of the words. */
  ground: string;
  ink: string;
  /** Shapes of an SVG picture, 48 units square. */
  mark: string;
  /** Path of a picture relative to the public folder, as pages name it. */
  picture: string;
}

/** Draws with a picture of the public folder. */
export type DrawSharePicture = (card: ShareCard, publicFolder: string) => Promise<Uint8Array>;

const { width, height } = sharePictureSize;
const edge = 64;
/** Where the picture starts. */
const pictureLeft = 720;
const titleWidth = pictureLeft - edge - 24;
const titleHeight = 390;
/** Layers are composed at once, so compressing them would only take time. */
const plain = { compressionLevel: 0 };
const titleSizes = [112, 100, 90, 80, 72, 64, 56, 50];

const fontFolder = join(import.meta.dirname, "fonts");
// Read by the text engine when it first draws: with it, every machine sets the same letterforms.
process.env.FONTCONFIG_FILE = join(fontFolder, "fonts.conf");

/** Draws a page's share picture: its title on its department's colour, its toy beside it. */
export async function drawSharePicture(card: ShareCard, publicFolder: string): Promise<Buffer> {
  const title = await drawTitle(card.title, card.ink);
  return sharp({ create: { width, height, channels: 3, background: card.ground } })
    .composite([
      await pictureLayer(join(publicFolder, card.picture)),
      { input: title, left: edge, top: edge },
      {
        input: Buffer.from(markPicture(card.mark)),
        left: edge,
        top: height - edge - 52,
      },
      { input: await drawText(card.brand, 44, card.ink, 500), left: edge + 70, top: height - edge - 44 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** In the largest size that fits; text too long even for the smallest is truncated. */
async function drawTitle(title: string, colour: string): Promise<Buffer> {
  let drawn: Buffer = Buffer.alloc(0);
  let seen = { width: 0, height: 0 };
  for (const size of titleSizes) {
    drawn = await drawText(title, size, colour, titleWidth);
    const box = await sharp(drawn).metadata();
    if (box.width <= titleWidth && box.height <= titleHeight) return drawn;
    seen = { width: Math.min(box.width, titleWidth), height: Math.min(box.height, titleHeight) };
  }
  return sharp(drawn)
    .extract({ left: 0, top: 0, ...seen })
    .toBuffer();
}

function drawText(words: string, size: number, colour: string, widest: number): Promise<Buffer> {
  const safe = words.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);
  const text = `<span foreground="${colour}" letter_spacing="${Math.round(-0.018 * size * 1024)}" line_height="0.95">${safe}</span>`;
  const font = { font: `Anybody Title ${size}`, fontfile: join(fontFolder, "anybody-title.ttf") };
  return sharp({ text: { text, ...font, width: widest, dpi: 72, rgba: true, wrap: "word" } })
    .png(plain)
    .toBuffer();
}

/** An object is on the ground; a scene fills its side to the edges. */
async function pictureLayer(file: string) {
  const { hasAlpha } = await sharp(file).metadata();
  // While developing it is as the camera saved it.
  const upright = sharp(file, { autoOrient: true });
  const room = width - pictureLeft;
  if (!hasAlpha)
    return {
      input: await upright.resize(room, height, { fit: "cover" }).png(plain).toBuffer(),
      left: pictureLeft,
      top: 0,
    };
  const object = await upright
    .trim()
    .resize(room + 20, height - 90, { fit: "inside" })
    .png(plain)
    .toBuffer({ resolveWithObject: true });
  const { info } = object;
  return {
    input: object.data,
    left: Math.min(width - info.width - 24, pictureLeft + Math.round((room - info.width) / 2)),
    top: height - info.height - 40,
  };
}

function markPicture(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 48 48">${shapes}</svg>`;
}
