import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { barePolicy, commonHeaders } from "./security.ts";

/**
 * Limits of a connection. Nobody needs longer to send a request; a slow sender occupies a connection. Files take longer:
 * 25 MB at 30 KB/s, which the page that takes them allows (`allowLonger`); every other request has `bodyMs`. Idle
 * connections outlive the 60 s that proxies keep theirs, so that no proxy sends on one that has just been closed.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 900_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};
const bodyMs = 30_000;
/** A connection whose reader takes nothing of a response for this long is closed. */
const idleMs = 70_000;
/** Browsers and proxies wait for each answer; some load testers do not. */
const mostWaiting = 100;
/** Browsers send some thirty. */
const mostHeaders = 100;

/** A server that refuses what no browser or proxy sends before any of our code reads it. */
export function createGuardedServer<GuardedResponse extends typeof ServerResponse<IncomingMessage>>(
  options: { ServerResponse: GuardedResponse },
  listener: RequestListener<typeof IncomingMessage, GuardedResponse>,
): Server<typeof IncomingMessage, GuardedResponse> {
  const server = createServer<typeof IncomingMessage, GuardedResponse>({ ...limits, ...options }, (request, response) =>
    inTurn(request, response, () => {
      const status = judgeHead(request);
      if (status) return refuse(response, status);
      limitBody(request, response);
      return listener(request, response);
    }),
  );
  // Without a listener Node closes the connection without a word.
  server.on("connect", (_, socket) => socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n"));
  return server.setTimeout(idleMs);
}

const patient = new WeakSet<IncomingMessage>();

/** Lets a request arrive as slowly as `requestTimeout` allows. */
export function allowLonger(request: IncomingMessage): void {
  patient.add(request);
}

/** Ends a request whose body takes too long. */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (request.complete || patient.has(request)) return;
    if (!response.headersSent) request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    request.socket.destroySoon();
  }, bodyMs);
  response.once("close", () => clearTimeout(timer));
}

/** The newest response of each connection, and how many requests wait behind others. */
const newest = new WeakMap<Socket, ServerResponse>();
const waiting = new WeakMap<Socket, number>();

/**
 * Works on one request of a connection at a time, so a client that sends many without reading the answers costs no more than one. What
 * follows a response that closes the connection is not read.
 */
function inTurn({ socket }: IncomingMessage, response: ServerResponse, act: () => unknown): void {
  const before = newest.get(socket);
  newest.set(socket, response);
  // It has its connection to itself, so it waits for no other request.
  if (response.socket || !before) return void act();
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > mostWaiting) return void socket.destroy();
  waiting.set(socket, count);
  before.once("close", () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    later(() => {
      if (socket.writable) act();
    });
  });
}

const postponed: (() => void)[] = [];

/**
 * One in each turn of the event loop, so that a client that sends many at once never delays the others: answers from memory
 * are written at once, and all of them would follow in a single turn.
 */
function later(act: () => void): void {
  if (postponed.push(act) === 1) setImmediate(next);
}

function next(): void {
  postponed.shift()?.();
  if (postponed.length > 0) setImmediate(next);
}

/** The refusal status: chunks before HTTP/1.1, which proxies read otherwise than we do, too many headers, two hosts, or a host in the address that differs from the header's. */
function judgeHead({ rawHeaders, url = "", headers, httpVersion }: IncomingMessage): number | undefined {
  if (headers["transfer-encoding"] !== undefined && httpVersion !== "1.1") return 400;
  if (rawHeaders.length > mostHeaders * 2) return 431;
  if (countHosts(rawHeaders) > 1 || headers.host === "") return 400;
  if (url.startsWith("/")) return undefined;
  const named = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  return named === undefined || named.toLowerCase() === headers.host?.toLowerCase() ? undefined : 421;
}

/** Names and values alternate in the list. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
}

function refuse(response: ServerResponse, status: number): void {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...commonHeaders, ...barePolicy, ...type, Connection: "close" });
  response.end("Bad request\n");
}
