import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, realpath, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, sep } from "node:path";
import { createIPX, type IPX, ipxFSStorage } from "ipx";
import { type ImageRequest, parseImageAddress } from "#shared/image-address.ts";

export interface ImagesOptions {
  /** Folder that holds `images/`. */
  publicFolder: string;
  /** Where made copies are kept; removed by nobody but the operator. */
  cacheFolder: string;
}

interface Made {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

const yearSeconds = 31_536_000;
const plainSeconds = 60;
const transformLimitMs = 10_000;
/** A 24-megapixel master is far above anything in the repository; larger input is a mistake or an attack. */
const inputPixelLimit = 24_000_000;

/**
 * Answers what follows `{base}/_ipx/`: a resized copy of a picture in our own folder. Only listed sizes and qualities
 * are made, each once, at most one at a time per core; nothing is fetched from elsewhere and nothing is enlarged.
 */
export function createImages({ publicFolder, cacheFolder }: ImagesOptions) {
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: publicFolder }),
    maxAge: plainSeconds,
    sharpOptions: { limitInputPixels: inputPixelLimit },
  });
  const underWay = new Map<string, Promise<Made>>();
  const turn = limitParallel(availableParallelism());

  return async function answerImage(address: string, request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(405, "Only GET and HEAD are answered here");
    const wanted = parseImageAddress(address);
    if ("status" in wanted) return refuse(wanted.status, wanted.reason);
    const master = await findMaster(publicFolder, wanted.path);
    if (typeof master === "number")
      return refuse(master, master === 403 ? "Forbidden path" : `File not found: /${wanted.path}`);

    const key = createHash("sha256")
      .update(`${master.hash}|${JSON.stringify(wanted)}`)
      .digest("hex");
    const etag = `"${key.slice(0, 32)}"`;
    const headers = imageHeaders(etag, master.isHashed ? yearSeconds : plainSeconds);
    if (matches(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });

    const file = join(cacheFolder, key.slice(0, 2), key);
    let made: Made;
    try {
      made = await cached(file, () => joined(underWay, key, () => turn(() => transform(ipx, master.path, wanted))));
    } catch (error) {
      console.error(`image ${wanted.path}: ${error instanceof Error ? error.message : String(error)}`);
      return refuse(404, `File not found: /${wanted.path}`);
    }
    headers.set("Content-Type", made.type);
    headers.set("Content-Length", String(made.bytes.length));
    return new Response(request.method === "HEAD" ? null : made.bytes, { headers });
  };
}

interface Master {
  /** Below the public folder. */
  path: string;
  hash: string;
  /** The address named the hash of these bytes, so the copy can never change. */
  isHashed: boolean;
}

/** Finds the file behind a plain or hashed name; compared by real path, because a link may point outside. */
async function findMaster(publicFolder: string, path: string): Promise<Master | 403 | 404> {
  const [, stem = "", hash = "", ending = ""] = /^(.+)\.([0-9a-f]{8})(\.\w+)$/.exec(path) ?? [];
  for (const candidate of hash ? [stem + ending, path] : [path]) {
    if (!/\.(webp|jpe?g|png)$/i.test(candidate)) continue;
    try {
      const root = await realpath(publicFolder);
      const real = await realpath(join(root, candidate));
      if (!real.startsWith(join(root, "images") + sep)) return 403;
      const bytesHash = createHash("sha256")
        .update(await readFile(real))
        .digest("hex")
        .slice(0, 8);
      return { path: candidate, hash: bytesHash, isHashed: bytesHash === hash };
    } catch {
      // Not there under this name; the next candidate may be.
    }
  }
  return 404;
}

async function transform(
  ipx: IPX,
  path: string,
  { width, height, quality, format, blur }: ImageRequest,
): Promise<Made> {
  const modifiers = {
    ...(width && height ? { s: `${width}x${height}` } : {}),
    ...(width && !height ? { w: String(width) } : {}),
    ...(height && !width ? { h: String(height) } : {}),
    ...(quality ? { q: String(quality) } : {}),
    ...(format ? { f: format } : {}),
    ...(blur ? { blur: String(blur) } : {}),
  };
  const { data, format: made } = await within(transformLimitMs, ipx(path, modifiers).process());
  return { bytes: Uint8Array.from(Buffer.from(data)), type: `image/${made}` };
}

async function cached(file: string, make: () => Promise<Made>): Promise<Made> {
  try {
    const stored = await readFile(file);
    const line = stored.indexOf(0x0a);
    return { type: stored.subarray(0, line).toString(), bytes: Uint8Array.from(stored.subarray(line + 1)) };
  } catch {
    const made = await make();
    // A cache that cannot be written costs time, not the answer.
    await store(file, made).catch((error: Error) => console.error(`image cache: ${error.message}`));
    return made;
  }
}

async function store(file: string, { type, bytes }: Made): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, Buffer.concat([Buffer.from(`${type}\n`), bytes]));
  await rename(draft, file);
}

function joined<Value>(
  underWay: Map<string, Promise<Value>>,
  key: string,
  start: () => Promise<Value>,
): Promise<Value> {
  const running = underWay.get(key);
  if (running) return running;
  const started = start().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

function limitParallel(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function turn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function imageHeaders(etag: string, maxAgeSeconds: number): Headers {
  return new Headers({
    "Cache-Control":
      maxAgeSeconds === yearSeconds
        ? `public, max-age=${yearSeconds}, immutable`
        : `max-age=${maxAgeSeconds}, public, s-maxage=${maxAgeSeconds}`,
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  });
}

function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

function refuse(status: number, reason: string): Response {
  return Response.json(
    { error: { message: `[${status}] ${reason}` } },
    { status, headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" } },
  );
}
