import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes kept in all: the hot pages, payloads, scripts and pictures of a site several times over. */
const mostBytes = 12_000_000;
/** Larger bodies are rare and would push out many small ones. */
const largestBytes = 400_000;
/** Requests that ask for something else than the whole answer, or that carry a body. */
const particular = ["if-none-match", "if-modified-since", "range", "content-length", "transfer-encoding", "expect"];
const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

const fixedBodies = new WeakMap<Response, Uint8Array>();

declare module "node:http" {
  /** The head as it is sent, and whether it was: what `writeHead` and `end` share within Node, but for the types. */
  interface OutgoingMessage {
    _header: string | null;
    _headerSent: boolean;
  }
}

/** Marks an answer that stays the same while the process runs, whoever asks; only Accept-Encoding may vary it. */
export function fixedAnswer(bytes: Uint8Array<ArrayBuffer>, init: { headers: Headers; method: string }): Response {
  const response = new Response(init.method === "HEAD" ? null : bytes, { headers: init.headers });
  fixedBodies.set(response, bytes);
  return response;
}

interface Kept {
  headers: string[];
  bytes: Uint8Array;
  /** Known from the first repetition on. */
  whole?: WholeAnswer | undefined;
}

/**
 * Remembers fixed answers as they left, so that the next request of the same words is answered without any work. What
 * is remembered is what the application said, so there is no second place where headers are decided.
 *
 * `schemeOf` tells with which scheme the visitor came, as far as a trusted proxy says so.
 */
export function createRepeatAnswers(schemeOf: (incoming: IncomingMessage) => string) {
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
    /** Answers where the same was asked before; false when it was not. */
    repeat(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const key = keyOf(incoming, schemeOf);
      const found = key === undefined ? undefined : kept.get(key);
      if (!key || !found) return false;
      // Last in the map is last to be forgotten.
      kept.delete(key);
      kept.set(key, found);
      if (incoming.method === "GET" && outgoing.shouldKeepAlive && found.whole) {
        sendWhole(outgoing, found.whole);
        return true;
      }
      outgoing.writeHead(200, found.headers);
      if (outgoing.shouldKeepAlive) found.whole ??= joinWhole(outgoing, found.bytes);
      outgoing.end(incoming.method === "HEAD" ? undefined : found.bytes);
      return true;
    },

    remember(incoming: IncomingMessage, response: Response): void {
      const body = fixedBodies.get(response);
      const key = body && body.length <= largestBytes ? keyOf(incoming, schemeOf) : undefined;
      if (!body || key === undefined || kept.has(key)) return;
      kept.set(key, { headers: [...response.headers].flat(), bytes: body });
      bytes += body.length;
      forgetOldest();
    },
  };
}

/** Head and body in one piece. */
interface WholeAnswer {
  bytes: Buffer;
  /** Where the time stands in them. */
  dateAt: number;
  second: number;
}

/**
 * Node formats and checks a head anew for each answer, which takes longer than all the rest of a repetition. Of a head
 * that it has written once, only the time has to change; the id of that one request is left out.
 */
function joinWhole({ _header: head }: ServerResponse, body: Uint8Array): WholeAnswer | undefined {
  const common = head?.replace(/^X-Request-Id: .*\r\n/im, "");
  const before = common?.search(/(?<=^Date: )/m) ?? -1;
  if (!common || before < 0) return undefined;
  return { bytes: Buffer.concat([Buffer.from(common, "latin1"), body]), dateAt: before, second: 0 };
}

function sendWhole(outgoing: ServerResponse, whole: WholeAnswer): void {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== whole.second) {
    whole.second = second;
    whole.bytes.write(new Date(now).toUTCString(), whole.dateAt, "latin1");
  }
  // With a head that was sent, Node adds none.
  outgoing._header = "sent";
  outgoing._headerSent = true;
  outgoing.end(whole.bytes);
}

/** Undefined for what is not to be repeated: only plain reading of an address without a query is. */
function keyOf(incoming: IncomingMessage, schemeOf: (incoming: IncomingMessage) => string): string | undefined {
  const { method, url = "", headers } = incoming;
  if ((method !== "GET" && method !== "HEAD") || url.includes("?")) return undefined;
  if (particular.some((name) => headers[name] !== undefined)) return undefined;
  if (!hostPattern.test(headers.host ?? "")) return undefined;
  const encoding = encodingOf(headers["accept-encoding"]);
  return encoding === undefined ? undefined : `${schemeOf(incoming)} ${encoding} ${url}`;
}

/** Which of our encodings is accepted, so that the many ways to say so share one answer; undefined when weighed. */
function encodingOf(accepted = ""): string | undefined {
  if (accepted.includes("q=")) return undefined;
  return /(^|[,\s])br($|[,\s])/.test(accepted) ? "br" : /(^|[,\s])gzip($|[,\s])/.test(accepted) ? "gzip" : "plain";
}
