import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";

/** Total size: several times a site's hot pages, payloads, scripts and pictures. */
const mostBytes = 12_000_000;
/** Larger bodies are rare and would evict many small ones. */
const largestBytes = 400_000;
/** Headers of requests that want less than the whole response or carry a body. */
const particular = ["if-none-match", "if-modified-since", "range", "content-length", "transfer-encoding", "expect"];
const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

const fixedBodies = new WeakMap<Response, Uint8Array>();

/** Marks a response as the same for every visitor while the process runs; only Accept-Encoding may vary it. */
export function fixedResponse(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  const response = new Response(bytes, { headers });
  fixedBodies.set(response, bytes);
  return response;
}

interface Kept {
  /** Alternating names and values. */
  headers: string[];
  body: Uint8Array;
}

/**
 * Stores fixed responses as sent, so that the next equal request costs no work. The application's own headers are
 * stored, so no second place decides them.
 *
 * `schemeOf` gives the visitor's scheme as reported by a trusted proxy.
 */
export function createResponseCache(schemeOf: (incoming: IncomingMessage) => string) {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    // An empty body has to count as well.
    sizeCalculation: ({ body }) => body.length || 1,
  });

  return {
    /** Responds from the cache; false on a miss. */
    respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const key = keyOf(incoming, schemeOf);
      const found = key === undefined ? undefined : kept.get(key);
      if (!found) return false;
      outgoing.writeHead(200, found.headers);
      outgoing.end(incoming.method === "HEAD" ? undefined : found.body);
      return true;
    },

    keep(incoming: IncomingMessage, response: Response): void {
      const body = fixedBodies.get(response);
      const key = body && body.length <= largestBytes ? keyOf(incoming, schemeOf) : undefined;
      if (!body || key === undefined || kept.has(key)) return;
      kept.set(key, { headers: [...response.headers].flat(), body });
    },
  };
}

/** Undefined for requests that are not cached: all but plain reads without a query. */
function keyOf(incoming: IncomingMessage, schemeOf: (incoming: IncomingMessage) => string): string | undefined {
  const { method, url = "", headers } = incoming;
  if ((method !== "GET" && method !== "HEAD") || url.includes("?")) return undefined;
  if (particular.some((name) => headers[name] !== undefined)) return undefined;
  if (!hostPattern.test(headers.host ?? "")) return undefined;
  const encoding = encodingOf(headers["accept-encoding"]);
  return encoding === undefined ? undefined : `${schemeOf(incoming)} ${encoding} ${url}`;
}

/** The best of our encodings accepted, so that equivalent headers share one response; undefined with quality values. */
function encodingOf(accepted = ""): string | undefined {
  if (accepted.includes("q=")) return undefined;
  return /(^|[,\s])br($|[,\s])/.test(accepted) ? "br" : /(^|[,\s])gzip($|[,\s])/.test(accepted) ? "gzip" : "plain";
}
