import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { timeOf } from "../database/database-time.ts";
import type { Store } from "../database/store.ts";
import type { Middleware } from "../http/context.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { FileFolder } from "./file-folder.ts";
import { isGoodLink } from "./file-link.ts";

/**
 * Sends a file to anybody with its signed address. A browser saves it and never shows it: the type says nothing, and should
 * one open it as a page all the same, that page runs nothing and belongs to no origin.
 */
export function fileDownload(store: Store, folder: FileFolder): Middleware {
  return async ({ req, var: { visitor } }) => {
    const id = req.param("id") ?? "";
    if (!isGoodLink(id, visitor.url.searchParams, store.secret, timeOf(store.database)))
      return plainResponse(403, "This link is not valid or is older than seven days.");
    const { database } = store;
    const row = await database.selectFrom("enquiry_file").selectAll().where("id", "=", id).executeTakeFirst();
    const place = row && folder.placeOf("kept", row.folder, row.position);
    const size = place && (await sizeOf(place));
    if (!place || !size) return plainResponse(410, "The file was erased.");
    const body = req.method === "HEAD" ? null : Readable.toWeb(createReadStream(place));
    return new Response(body as ReadableStream | null, { headers: headersFor(row.name, size) });
  };
}

async function sizeOf(place: string): Promise<number | undefined> {
  return await stat(place).then(
    ({ size }) => size,
    () => undefined,
  );
}

function headersFor(name: string, size: number): Record<string, string> {
  const ascii = name.replace(/[^\w .()-]/g, "_");
  return {
    "Content-Type": "application/octet-stream",
    "Content-Length": String(size),
    "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "private, no-store, no-transform",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
