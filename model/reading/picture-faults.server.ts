import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { largestPicturePixels } from "./pictures.server.ts";

const leastWidth = 640;
const formats = ["jpeg", "png", "webp"];

/** Why the site does not take a picture, if it does not: the same for a file of its folder and for one that is sent. */
export async function pictureFault(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length === 0) return "is empty; copy it once more";
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return "cannot be read as a picture; save it once more as .jpg, .png or .webp";
  if (!formats.includes(found.format)) return `is really ${found.format}; save it as .jpg, .png or .webp`;
  if ((found.pages ?? 1) > 1 || isMovingPng(bytes))
    return "is animated, and the page would show only its first frame; save one frame, or make a film for public/loops/";
  const { width, height } = found.autoOrient;
  const pixels = width * height;
  if (pixels > largestPicturePixels) {
    return `is ${width} × ${height} px, ${Math.ceil(pixels / 1e6)} megapixels; at most 40 are taken, and 3072 px in width are enough`;
  }
  return width < leastWidth ? `is ${width} px wide; at least ${leastWidth} are needed` : undefined;
}

/** Its library reads the first picture alone: the rest is announced before it. */
function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 1, 4) !== "PNG") return false;
  return file.subarray(0, Math.max(0, file.indexOf("IDAT"))).includes("acTL");
}

/** Where cameras write the place into a film. */
const places = ["©xyz", "com.apple.quicktime.location", "loci"].map((name) => Buffer.from(name, "latin1"));

/** Why the site does not take a film: it is shown as it is, so what the camera wrote into it would be published. */
export async function filmFault(file: string): Promise<string | undefined> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return "is empty; copy it once more";
  if (!places.some((name) => bytes.includes(name))) return undefined;
  return "says where it was filmed; save it without that: ffmpeg -i old.mp4 -map_metadata -1 -c copy new.mp4";
}
