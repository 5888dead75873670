import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A request that is over, whether its answer arrived whole or the visitor left before. */
export interface Done {
  id: string;
  method: string;
  /** Path and query as they came; nothing of it is fit to be kept. */
  target: string;
  status: number;
  ms: number;
  /** Sent on the connection, with headers. */
  bytes: number;
  isAborted: boolean;
}

interface WatchOptions {
  /** Whether this neighbour's word about a request is taken. */
  isTrusted: (peer: string) => boolean;
  isStopping: () => boolean;
  onDone: (done: Done) => void;
}

/** What a proxy may call a request. */
const idShape = /^[\w-]{8,64}$/;

/** Gives every request an id, which its answer names, and tells of it when it is over. */
export function watchRequests(server: Server, { isTrusted, isStopping, onDone }: WatchOptions): void {
  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const given = headers["x-request-id"];
    if (typeof given !== "string" || !idShape.test(given) || !isTrusted(socket.remoteAddress ?? ""))
      return randomUUID();
    return given;
  };
  // First, because an answer may be written before the next listener is asked.
  server.prependListener("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now();
    const { socket, method = "", url: target = "" } = incoming;
    const sentBefore = socket.bytesWritten;
    const id = idOf(incoming);
    outgoing.setHeader("X-Request-Id", id);
    if (isStopping()) outgoing.shouldKeepAlive = false;
    outgoing.once("close", () => {
      const ms = performance.now() - startedAt;
      const isAborted = !outgoing.writableFinished;
      const bytes = socket.bytesWritten - sentBefore;
      onDone({ id, method, target, status: outgoing.statusCode, ms, bytes, isAborted });
    });
  });
}
