import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes kept in all: the hot pages, payloads, scripts and pictures of a site several times over. */
const mostBytes = 12_000_000;
/** Larger bodies are rare and would push out many small ones. */
const largestBytes = 400_000;
/** Requests that ask for something else than the whole response, or that carry a body. */
const particular = ["if-none-match", "if-modified-since", "range", "content-length", "transfer-encoding", "expect"];
const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

const fixedBodies = new WeakMap<Response, Uint8Array>();

/** Marks a response that stays the same while the process runs, whoever asks; only Accept-Encoding may vary it. */
export function fixedResponse(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  const response = new Response(bytes, { headers });
  fixedBodies.set(response, bytes);
  return response;
}

interface Kept {
  /** Names and values in turns. */
  headers: string[];
  bytes: Uint8Array;
}

/**
 * Keeps fixed responses as they left, so that the next request of the same words is answered without any work. What is
 * kept is what the application said, so there is no second place where headers are decided.
 *
 * `schemeOf` tells with which scheme the visitor came, as far as a trusted proxy says so.
 */
export function createResponseCache(schemeOf: (incoming: IncomingMessage) => string) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forgetOldest(): void {
    for (const [key, old] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(key);
      bytes -= old.bytes.length;
    }
  }

  return {
    /** Responds where the same was asked before; false when it was not. */
    respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const key = keyOf(incoming, schemeOf);
      const found = key === undefined ? undefined : kept.get(key);
      if (!key || !found) return false;
      // Last in the map is last to be forgotten.
      kept.delete(key);
      kept.set(key, found);
      outgoing.writeHead(200, found.headers);
      outgoing.end(incoming.method === "HEAD" ? undefined : found.bytes);
      return true;
    },

    keep(incoming: IncomingMessage, response: Response): void {
      const body = fixedBodies.get(response);
      const key = body && body.length <= largestBytes ? keyOf(incoming, schemeOf) : undefined;
      if (!body || key === undefined || kept.has(key)) return;
      kept.set(key, { headers: [...response.headers].flat(), bytes: body });
      bytes += body.length;
      forgetOldest();
    },
  };
}

/** Undefined for what is not kept: only plain reading of an address without a query is. */
function keyOf(incoming: IncomingMessage, schemeOf: (incoming: IncomingMessage) => string): string | undefined {
  const { method, url = "", headers } = incoming;
  if ((method !== "GET" && method !== "HEAD") || url.includes("?")) return undefined;
  if (particular.some((name) => headers[name] !== undefined)) return undefined;
  if (!hostPattern.test(headers.host ?? "")) return undefined;
  const encoding = encodingOf(headers["accept-encoding"]);
  return encoding === undefined ? undefined : `${schemeOf(incoming)} ${encoding} ${url}`;
}

/** Which of our encodings is accepted, so that the many ways to say so share one response; undefined when weighed. */
function encodingOf(accepted = ""): string | undefined {
  if (accepted.includes("q=")) return undefined;
  return /(^|[,\s])br($|[,\s])/.test(accepted) ? "br" : /(^|[,\s])gzip($|[,\s])/.test(accepted) ? "gzip" : "plain";
}
