import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Middleware } from "./context.ts";

type Encoding = "br" | "gzip";

/** Below this the headers outweigh the saving. */
const leastBytes = 1000;
/** As small as gzip at its best, in a tenth of the time; no page is larger than the window of 256 KB. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const pack: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Whether an `Accept-Encoding` header allows an encoding. */
export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(";");
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter));
  });
}

/** Compresses text that has no compressed copy, where the visitor accepts it. Hono's `compress` knows no brotli. */
export function compress(): Middleware {
  return async (c, next) => {
    await next();
    const { res, req } = c;
    if (!/^text\/|json|xml/.test(res.headers.get("Content-Type") ?? "")) return;
    // As it is, so that a file that every visitor gets alike stays one.
    if (Number(res.headers.get("Content-Length") ?? leastBytes) < leastBytes) return;
    if (!/accept-encoding/i.test(res.headers.get("Vary") ?? "")) res.headers.append("Vary", "Accept-Encoding");
    const accepted = req.header("Accept-Encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find((name) => accepts(accepted, name));
    if (!res.body || !encoding || req.method === "HEAD" || res.headers.has("Content-Encoding")) return;
    const { status, headers } = res;
    const bytes = new Uint8Array(await res.arrayBuffer());
    const isWorthIt = bytes.length >= leastBytes;
    if (isWorthIt) {
      headers.set("Content-Encoding", encoding);
      headers.delete("Content-Length");
    }
    // Hono merges the headers of a replaced response into its successor.
    c.res = undefined;
    c.res = new Response(isWorthIt ? new Uint8Array(await pack[encoding](bytes)) : bytes, { status, headers });
  };
}
