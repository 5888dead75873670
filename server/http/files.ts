import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { readByteRange } from "./byte-range.ts";
import { accepts } from "./compress.ts";
import { fixedResponse } from "./response-cache.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".csv": "text/csv; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".zip": "application/zip",
  ".gltf": "model/gltf+json",
  ".bin": "application/octet-stream",
  ".mp4": "video/mp4",
};

/** Content types of files whose extension does not tell enough. */
const typesByAddress: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/feed.json": "application/feed+json; charset=utf-8",
};

export interface StaticFile {
  file: string;
  type: string;
  etag: string;
  /** Its encoded copies, best first. */
  encodings: { name: "br" | "gzip"; file: string }[];
}

/** Indexes a folder once: from the address below it (`/assets/x.js`) to the file, still without encodings. */
export function listFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.map((name) => {
      const file = join(folder, name);
      const etag = `"${hashFile(file).slice(0, 22)}"`;
      const address = `/${name.split(sep).join("/")}`;
      const type = typesByAddress[address] ?? types[extname(name)] ?? "application/octet-stream";
      return [address, { file, type, etag, encodings: [] }];
    }),
  );
}

/** Finds the encoded copies of listed files, once all of them are written. */
export function findCopies(files: ReadonlyMap<string, StaticFile>): void {
  for (const entry of files.values()) {
    entry.encodings = [
      { name: "br" as const, file: `${entry.file}.br` },
      { name: "gzip" as const, file: `${entry.file}.gz` },
    ].filter(({ file }) => existsSync(file));
  }
}

const piece = Buffer.alloc(65_536);

/** Streams: reading whole files left a hundred megabytes behind in a process that needs forty. */
function hashFile(name: string): string {
  const hash = createHash("sha256");
  const file = openSync(name, "r");
  try {
    for (let count = readSync(file, piece); count > 0; count = readSync(file, piece)) {
      hash.update(piece.subarray(0, count));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest("base64url");
}

/** A file: 304 if the visitor has it, a part of it if a film's is asked for, otherwise in the best encoding that the visitor accepts. */
export async function fileResponse(entry: StaticFile, request: Request, headers: Headers): Promise<Response> {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const encoded = entry.encodings.find(({ name }) => accepts(accepted, name));
  const etag = encoded ? entry.etag.replace(/"$/, `-${encoded.name}"`) : entry.etag;
  headers.set("ETag", etag);
  if (entry.encodings.length > 0) headers.append("Vary", "Accept-Encoding");
  if (hasMatch(request.headers.get("If-None-Match"), entry.etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", entry.type);
  if (encoded) headers.set("Content-Encoding", encoded.name);
  const bytes = await readFile(encoded?.file ?? entry.file);
  if (entry.type.startsWith("video/")) return partOf(bytes, request, headers, etag);
  headers.set("Content-Length", String(bytes.length));
  return fixedResponse(bytes, headers);
}

/** Safari plays films only by ranges. A range of another version than the visitor's is useless. */
function partOf(
  bytes: Buffer<ArrayBuffer>,
  { method, headers: asked }: Request,
  headers: Headers,
  etag: string,
): Response {
  headers.set("Accept-Ranges", "bytes");
  const isSame = [null, etag].includes(asked.get("If-Range"));
  const part = method === "GET" && isSame ? readByteRange(asked.get("Range"), bytes.length) : undefined;
  if (part === "beyond") {
    headers.set("Content-Range", `bytes */${bytes.length}`);
    headers.delete("Content-Type");
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = part ?? { first: 0, last: bytes.length - 1 };
  headers.set("Content-Length", String(last - first + 1));
  if (!part) return fixedResponse(bytes, headers);
  headers.set("Content-Range", `bytes ${first}-${last}/${bytes.length}`);
  return new Response(bytes.subarray(first, last + 1), { status: 206, headers });
}

/** Whether If-None-Match names this version in any of its encodings. */
function hasMatch(header: string | null, etag: string): boolean {
  const bare = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, "")
      .replace(/-(br|gzip)"$/, '"');
  return header?.split(",").some((tag) => tag.trim() === "*" || bare(tag) === etag) ?? false;
}
