import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createIPX } from "ipx";
import sharp from "sharp";
import { largestPicturePixels } from "#model/reading/pictures.server.ts";
import type { ImageRequest } from "./image-request.ts";
import type { Rendition } from "./renditions.ts";

/** Makes a rendition of the master at `path` below the public folder. */
export type MakeRendition = (path: string, operations: ImageRequest["operations"]) => Promise<Rendition>;

/** Sharp stops what hangs; the pixels bound the work, and a machine that is busy with other work may need long for it. */
const inputOptions = { limitInputPixels: largestPicturePixels, timeoutSeconds: 300, autoOrient: true };
/**
 * IPX hands these to sharp as they are, for reading and for writing. Sixty-four steps of transparency cannot be told from
 * 256 in a soft shadow; with all of them transparency is more than half of a cut-out's bytes.
 */
export const sharpOptions = { ...inputOptions, webpAlphaQuality: 76 };
const masterFormats = new Set(["webp", "jpeg", "png"]);

// Renditions are kept on disk and each core makes one at a time: sharp's own cache and threads would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Renditions by the IPX library, whose grammar of operations is the one of our addresses. */
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

/** `auto` is the oldest format that shows the picture: JPEG, or PNG where it is see-through. JPEG needs a ground. */
async function settle(operations: ImageRequest["operations"], file: string): Promise<Record<string, string>> {
  const { f, ...rest } = operations;
  if (f !== "auto" && f !== "jpeg") return { ...operations };
  const { hasAlpha } = await sharp(file, inputOptions).metadata();
  if (f === "auto" && hasAlpha) return { ...rest, f: "png" };
  const ground = rest.b === undefined || rest.b === "transparent" ? "#fff" : rest.b;
  return { ...rest, f: "jpeg", ...(hasAlpha && { b: ground, flatten: "true" }) };
}

/** Judged by its content before IPX sees it: a file named `.jpg` may be a drawing with a script in it, or a bomb. */
async function readPicture(file: string): Promise<ArrayBuffer> {
  const bytes = await readFile(file);
  const { format } = await sharp(bytes, inputOptions).metadata();
  if (!masterFormats.has(format)) throw new Error(`${format} is not served`);
  return new Uint8Array(bytes).buffer;
}
