import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp from "sharp";
import { joinSame, runQueued } from "../http/queue.ts";

/** Made one after the other, so that a list of them leaves time for pages. */
const one = pLimit(1);
const longestQueue = 300;
const join = joinSame<Uint8Array>();
const made = new LRUCache<string, Uint8Array>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length });

/**
 * A small copy of a picture, for a list in which somebody chooses one; kept by what the picture is.
 * @throws QueueFull
 */
export async function thumbnailOf(bytes: Uint8Array): Promise<Uint8Array> {
  const key = createHash("sha256").update(bytes).digest("base64url");
  const known = made.get(key);
  if (known) return known;
  const make = () => sharp(bytes).resize({ width: 240, height: 180, fit: "inside" }).webp({ quality: 70 }).toBuffer();
  const small = await join(key, () => runQueued(one, longestQueue, make));
  made.set(key, small);
  return small;
}
