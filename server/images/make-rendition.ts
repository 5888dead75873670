import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createIPX } from "ipx";
import sharp from "sharp";
import { largestPicturePixels } from "#model/reading/pictures.server.ts";
import type { ImageRequest } from "./image-request.ts";
import type { Rendition } from "./renditions.ts";

/** Makes a rendition of the master at `path`, relative to the public folder. */
export type MakeRendition = (path: string, operations: ImageRequest["operations"]) => Promise<Rendition>;

/** Limits for sharp: a timeout for what hangs, generous for a busy machine, and pixels to bound the work. */
const inputOptions = { limitInputPixels: largestPicturePixels, timeoutSeconds: 300, autoOrient: true };
/**
 * IPX passes these on to sharp for reading and for writing. Sixty-four alpha levels look like 256 in a soft shadow; with
 * all 256, alpha is more than half of a cut-out's bytes.
 */
export const sharpOptions = { ...inputOptions, webpAlphaQuality: 76 };
const masterFormats = new Set(["webp", "jpeg", "png"]);

// Renditions are stored on disk and each core makes one at a time: sharp's own cache and threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** Makes renditions with the IPX library, whose operation syntax our addresses use. */
export function renditionsByIpx(publicFolder: string): MakeRendition {
  const ipx = createIPX({
    sharpOptions,
    storage: { name: "masters", getMeta: () => ({}), getData: (path) => readPicture(join(publicFolder, path)) },
  });
  return async function makeRendition(path, operations) {
    const { data, format } = await ipx(path, await settle(operations, join(publicFolder, path))).process();
    return { type: `image/${format}`, bytes: new Uint8Array(Buffer.from(data)) };
  };
}

/** `auto` is the oldest format that fits: JPEG, or PNG with transparency. JPEG needs a background. */
async function settle(operations: ImageRequest["operations"], file: string): Promise<Record<string, string>> {
  const { f, ...rest } = operations;
  if (f !== "auto" && f !== "jpeg") return { ...operations };
  const { hasAlpha } = await sharp(file, inputOptions).metadata();
  if (f === "auto" && hasAlpha) return { ...rest, f: "png" };
  const ground = rest.b === undefined || rest.b === "transparent" ? "#fff" : rest.b;
  return { ...rest, f: "jpeg", ...(hasAlpha && { b: ground, flatten: "true" }) };
}

/** Checked by content before IPX sees it: a file named `.jpg` may be an SVG with a script in it, or a bomb. */
async function readPicture(file: string): Promise<ArrayBuffer> {
  const bytes = await readFile(file);
  const { format } = await sharp(bytes, inputOptions).metadata();
  if (!masterFormats.has(format)) throw new Error(`${format} is not served`);
  return new Uint8Array(bytes).buffer;
}
