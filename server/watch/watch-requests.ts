import { randomBytes } from "node:crypto";
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from "node:http";

/** A finished request, whether its response arrived whole or the visitor left early. */
export interface Done {
  id: string;
  method: string;
  /** Raw path and query; must not be stored. */
  target: string;
  status: number;
  ms: number;
  /** Sent on the connection, including headers. */
  bytes: number;
  isAborted: boolean;
}

/** Made with `createServer({ ServerResponse: NamedResponse })`. */
export type WatchedServer = Server<typeof IncomingMessage, typeof NamedResponse>;

interface WatchOptions {
  /** Whether to trust this peer's headers. */
  isTrusted: (peer: string) => boolean;
  isStopping: () => boolean;
  onDone: (done: Done) => void;
}

/** Accepted shape of a proxy's request id. */
const idShape = /^[\w-]{8,64}$/;

/** Random per process, so that ids of several instances differ. */
const idStart = randomBytes(9).toString("hex");
let idCount = 0;

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response with its request's id. The header is added as the others are written: setting it earlier would make Node
 * add all others one by one.
 */
export class NamedResponse extends ServerResponse<IncomingMessage> {
  requestId = "";

  override writeHead(status: number, reason?: string | Head, headers?: Head): this {
    if (typeof reason === "string") return super.writeHead(status, reason, this.#named(headers));
    return super.writeHead(status, this.#named(reason));
  }

  #named(headers: Head = {}): Head {
    const { requestId } = this;
    return Array.isArray(headers)
      ? headers.concat("X-Request-Id", requestId)
      : { ...headers, "X-Request-Id": requestId };
  }
}

/** Gives every request an id, sent with its response, and reports it when finished. */
export function watchRequests(server: WatchedServer, { isTrusted, isStopping, onDone }: WatchOptions): void {
  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const given = headers["x-request-id"];
    if (typeof given !== "string" || !idShape.test(given) || !isTrusted(socket.remoteAddress ?? ""))
      return `${idStart}-${(++idCount).toString(36)}`;
    return given;
  };
  // First, because a response may be written before the next listener runs.
  server.prependListener("request", (incoming: IncomingMessage, outgoing: NamedResponse) => {
    const startedAt = performance.now();
    const { socket, method = "", url: target = "" } = incoming;
    const sentBefore = socket.bytesWritten;
    const id = idOf(incoming);
    outgoing.requestId = id;
    if (isStopping()) outgoing.shouldKeepAlive = false;
    outgoing.on("close", () => {
      const ms = performance.now() - startedAt;
      const isAborted = !outgoing.writableFinished;
      const bytes = socket.bytesWritten - sentBefore;
      onDone({ id, method, target, status: outgoing.statusCode, ms, bytes, isAborted });
    });
  });
}
