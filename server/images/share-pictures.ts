import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { pageOfSharePicture } from "#shared/page-files.ts";
import { isReading } from "../http/is-reading.ts";
import { plainResponse } from "../http/plain-response.ts";
import { joinSame, QueueFull, runQueued } from "../http/queue.ts";
import { findMaster } from "./masters.ts";
import { PictureProcessEnded } from "./picture-process.ts";
import { openRenditions, type Rendition } from "./renditions.ts";
import type { DrawSharePicture, ShareCard } from "./share-picture.ts";

export interface SharePicturesOptions {
  publicFolder: string;
  /** Where drawn pictures are stored, up to a limit; may be emptied at any time. */
  cacheFolder: string;
  /** The content of a page's picture; undefined for a page not meant to be shared. */
  findCard: (path: string) => ShareCard | undefined;
  /** In this process, unless it is given. */
  drawSharePicture?: DrawSharePicture;
}

/** Increment when the drawing changes: pictures are keyed by their content. */
const drawing = 1;
/** Some 170 pages of 100 KB, with room for earlier releases' texts. */
const cacheLimitBytes = 64_000_000;
/** More than there are pages; further requests get a 503. */
const longestQueue = 500;
const soon = { "Retry-After": "1" };

/** Answers `{base}/og/{page}.jpg`: drawn on first request, one at a time per core, cached by content. */
export function createSharePictures({ publicFolder, cacheFolder, findCard, ...options }: SharePicturesOptions) {
  const renditions = openRenditions({ folder: cacheFolder, limitBytes: cacheLimitBytes });
  const limit = pLimit(availableParallelism());
  const join = joinSame<Rendition>();

  async function draw(key: string, card: ShareCard): Promise<Rendition> {
    // Loaded with the first picture, as the image endpoint's libraries are.
    const drawSharePicture = options.drawSharePicture ?? (await import("./share-picture.ts")).drawSharePicture;
    const bytes = new Uint8Array(await runQueued(limit, longestQueue, () => drawSharePicture(card, publicFolder)));
    const rendition = { type: "image/jpeg", bytes };
    // A cache that cannot be written costs time, not the response.
    await renditions
      .write(key, rendition)
      .catch((error: Error) => console.error(`share picture cache: ${error.message}`));
    return rendition;
  }

  return async function respondWithSharePicture(path: string, request: Request): Promise<Response> {
    if (!isReading(request)) return plainResponse(405, "Method not allowed");
    const page = pageOfSharePicture(path);
    const card = page && findCard(page);
    const master = card && (await findMaster(publicFolder, card.picture));
    if (!card || !master || typeof master === "number") return plainResponse(404, `Page not found: ${path}`);
    const key = createHash("sha256")
      .update(JSON.stringify([drawing, card, master.version]))
      .digest("hex");
    const etag = `"${key.slice(0, 32)}"`;
    const headers = new Headers({ "Cache-Control": "public, max-age=3600", ETag: etag });
    const known = request.headers.get("If-None-Match")?.split(",") ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, "") === etag))
      return new Response(null, { status: 304, headers });
    try {
      const { type, bytes } =
        (await renditions.read(key)) ?? (await join(key, () => draw(key, { ...card, picture: master.path })));
      headers.set("Content-Type", type);
      headers.set("Content-Length", String(bytes.length));
      return new Response(request.method === "HEAD" ? null : bytes, { headers });
    } catch (error) {
      if (error instanceof PictureProcessEnded) return plainResponse(503, "The picture was not finished", soon);
      if (error instanceof QueueFull) return plainResponse(503, "Too many pictures are being drawn", soon);
      console.error(`share picture of ${page}: ${error instanceof Error ? error.message : String(error)}`);
      return plainResponse(404, `Page not found: ${path}`);
    }
  };
}
