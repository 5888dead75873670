import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { isReading } from "../http/is-reading.ts";
import { joinSame, QueueFull, runQueued } from "../http/queue.ts";
import { fixedResponse } from "../http/response-cache.ts";
import type { Grounds } from "./colours.ts";
import { type ImageRequest, parseImageAddress } from "./image-request.ts";
import type { MakeRendition } from "./make-rendition.ts";
import { findMaster, type Master } from "./masters.ts";
import { PictureProcessEnded } from "./picture-process.ts";
import { openRenditions, type Rendition } from "./renditions.ts";

export interface ImagesOptions {
  /** Folder that holds `images/`, and `assets/` with the build's hashed copies. */
  publicFolder: string;
  /** Where renditions are stored, up to a limit; may be emptied at any time. */
  cacheFolder: string;
  /** Renditions that a build has already made; read-only. */
  madeFolder?: string;
  cacheLimitBytes?: number;
  /** What an address may name as a background; without it black, white and none. */
  grounds?: Grounds;
  /** In this process, unless it is given. */
  makeRendition?: MakeRendition;
  limit?: LimitFunction;
}

const yearSeconds = 31_536_000;
const plainSeconds = 60;
/** All renditions that pages name take some 40 MB: room for several releases. */
const cacheLimitBytes = 256_000_000;
/** More distinct renditions than a burst of every listed width; further requests get a 503. */
const longestQueue = 500;

/** As many pictures at a time as there are cores. */
export function limitPictures(): LimitFunction {
  return pLimit(availableParallelism());
}

const soon = { "Retry-After": "1" };

/** How long a master that failed to read is not retried: otherwise a flood of requests would queue for it. */
const unreadableMs = 60_000;

/**
 * Answers what follows `{base}/_ipx/`: a rendition of one of our own pictures. Only listed sizes and qualities are made,
 * each once, at most one at a time per core; nothing is fetched from elsewhere and nothing is enlarged.
 */
export function createImages({ publicFolder, madeFolder, cacheFolder, ...options }: ImagesOptions) {
  const makeRendition = options.makeRendition ?? makeWhenNeeded(publicFolder);
  const renditions = openRenditions({ folder: cacheFolder, limitBytes: options.cacheLimitBytes ?? cacheLimitBytes });
  const made = madeFolder ? openRenditions({ folder: madeFolder, limitBytes: 0 }) : undefined;
  const unreadable = new LRUCache<string, true>({ max: 1_000, ttl: unreadableMs });
  const limit = options.limit ?? limitPictures();
  const join = joinSame<Rendition | undefined>();

  async function make(key: string, { path, version }: Master, operations: ImageRequest["operations"]) {
    if (unreadable.has(version)) return undefined;
    try {
      const rendition = await runQueued(limit, longestQueue, () => makeRendition(path, operations));
      // A cache that cannot be written costs time, not the response.
      await renditions.write(key, rendition).catch((error: Error) => console.error(`image cache: ${error.message}`));
      return rendition;
    } catch (error) {
      if (error instanceof QueueFull || error instanceof PictureProcessEnded) throw error;
      console.error(`image ${path}: ${error instanceof Error ? error.message : String(error)}`);
      unreadable.set(version, true);
      return undefined;
    }
  }

  return async function respondWithImage(address: string, request: Request): Promise<Response> {
    if (!isReading(request))
      return refuse(405, "IPX_METHOD", "Only GET and HEAD are answered here", { Allow: "GET, HEAD" });
    const asked = parseImageAddress(address, options.grounds);
    if ("status" in asked) return refuse(asked.status, asked.code, asked.reason);
    const isAuto = asked.operations.f === "auto";
    const wanted =
      isAuto && acceptsWebp(request) ? { ...asked, operations: { ...asked.operations, f: "webp" } } : asked;
    const master = await findMaster(publicFolder, wanted.path);
    if (master === 403) return refuse(403, "IPX_FORBIDDEN_PATH", "Forbidden path");
    if (master === 404) return notFound(wanted.path);

    const key = keyOf(master, wanted);
    const headers = imageHeaders(master, key);
    if (isAuto) headers.set("Vary", "Accept");
    if (isKnown(request.headers, headers)) return new Response(null, { status: 304, headers });
    try {
      const rendition =
        (await renditions.read(key)) ??
        (await made?.read(key)) ??
        (await join(key, () => make(key, master, wanted.operations)));
      if (!rendition) return notFound(wanted.path);
      headers.set("Content-Type", rendition.type);
      headers.set("Content-Length", String(rendition.bytes.length));
      if (request.method === "HEAD") return new Response(null, { headers });
      return isAuto ? new Response(rendition.bytes, { headers }) : fixedResponse(rendition.bytes, headers);
    } catch (error) {
      if (error instanceof PictureProcessEnded) return refuse(503, "IPX_ENDED", "The picture was not finished", soon);
      if (error instanceof QueueFull) return refuse(503, "IPX_BUSY", "Too many pictures are being made", soon);
      throw error;
    }
  };
}

function acceptsWebp(request: Request): boolean {
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers.get("Accept") ?? "");
}

/** Loads the picture libraries with the first rendition that no build has made: they take 30 MB of memory. */
function makeWhenNeeded(publicFolder: string): MakeRendition {
  let loaded: Promise<MakeRendition> | undefined;
  return async (path, operations) => {
    loaded ??= import("./make-rendition.ts").then(({ renditionsByIpx }) => renditionsByIpx(publicFolder));
    return (await loaded)(path, operations);
  };
}

/** One key per distinct picture, however its operations were written. */
function keyOf({ version }: Master, { operations }: ImageRequest): string {
  const written = Object.entries(operations).map(([key, value]) => `${key}_${value}`);
  return createHash("sha256")
    .update([version, ...written.sort()].join("&"))
    .digest("hex");
}

function imageHeaders({ modified, isHashed }: Master, key: string): Headers {
  return new Headers({
    "Cache-Control": isHashed
      ? `public, max-age=${yearSeconds}, immutable`
      : `max-age=${plainSeconds}, public, s-maxage=${plainSeconds}`,
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    ETag: `"${key.slice(0, 32)}"`,
    "Last-Modified": modified.toUTCString(),
  });
}

/** Whether the visitor has this version: by tag, or, only without a tag, by date, which has whole seconds. */
function isKnown(asked: Headers, ours: Headers): boolean {
  const tags = asked.get("If-None-Match");
  if (tags) {
    return tags.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === ours.get("ETag"));
  }
  const since = Date.parse(asked.get("If-Modified-Since") ?? "");
  return Date.parse(ours.get("Last-Modified") ?? "") <= since;
}

function notFound(path: string): Response {
  return refuse(404, "IPX_FILE_NOT_FOUND", `File not found: /${path}`);
}

function refuse(status: number, code: string, reason: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { error: { message: `[${status}] [${code}] ${reason}` } },
    { status, headers: { ...headers, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" } },
  );
}
