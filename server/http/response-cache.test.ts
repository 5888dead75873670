import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { createResponseCache, fixedResponse } from "./response-cache.ts";
import { createSchemeReader } from "./visitor.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("what was answered once is answered again with the same headers and bytes, without asking the application", async () => {
  const { ask, application } = await serve();
  const first = await ask("/page");
  for (let times = 0; times < 3; times++) expect(await ask("/page")).toEqual(first);
  expect(first.body).toBe("gzip http /page");
  expect(application).toHaveBeenCalledTimes(1);
});

test("a visitor who wants the connection to end after the response gets Connection: close", async () => {
  const { origin } = await serve();
  const headers = { "Accept-Encoding": "gzip", Connection: "close" };
  const heads = await Promise.all([1, 2, 3].map(() => getHead(`${origin}/page`, headers)));
  expect(heads.map(({ connection }) => connection)).toEqual(["close", "close", "close"]);
  expect((await getHead(`${origin}/page`, { ...headers, Connection: "keep-alive" })).connection).toBe("keep-alive");
});

test("a HEAD request is answered with the headers of the page and no body", async () => {
  const { ask, application } = await serve();
  const { headers } = await ask("/page");
  const head = await ask("/page", { method: "HEAD" });
  expect(head).toEqual({ status: 200, headers, body: "" });
  expect(application).toHaveBeenCalledTimes(1);
});

test("each encoding has a response of its own, however it was asked for", async () => {
  const { ask, application } = await serve();
  for (const accepted of ["gzip", "br, gzip", "gzip, deflate, br, zstd", "identity", "deflate,gzip"]) {
    await ask("/page", { headers: { "Accept-Encoding": accepted } });
  }
  expect(application).toHaveBeenCalledTimes(3);
});

test.each([
  ["a condition", "/page", { "If-None-Match": '"x"' }],
  ["a date", "/page", { "If-Modified-Since": "Sat, 21 Nov 2026 10:00:00 GMT" }],
  ["a part", "/page", { Range: "bytes=0-1" }],
  ["weighed encodings", "/page", { "Accept-Encoding": "br;q=0, gzip" }],
  ["a query", "/page?x=1", {}],
  ["what is rendered each time", "/rendered", {}],
  ["more than is worth keeping", "/large", {}],
])("%s is the application's to answer every time", async (_, path, headers) => {
  const { ask, application } = await serve();
  await ask("/page");
  application.mockClear();
  await ask(path, { headers });
  await ask(path, { headers });
  expect(application).toHaveBeenCalledTimes(2);
});

test("visitors behind TLS and without get different responses, if the proxy that says so is trusted", async () => {
  const behindTls = { headers: { "X-Forwarded-Proto": "https" } };
  const trusting = await serve("1");
  expect([await trusting.ask("/page"), await trusting.ask("/page", behindTls)].map(({ body }) => body)).toEqual([
    "gzip http /page",
    "gzip https /page",
  ]);
  const wary = await serve();
  await wary.ask("/page");
  await wary.ask("/page", behindTls);
  expect(wary.application).toHaveBeenCalledTimes(1);
});

test("what is kept in all is bounded, and the oldest goes first", async () => {
  const { ask, application } = await serve();
  for (let page = 0; page < 40; page++) await ask(`/medium/${page}`);
  application.mockClear();
  await ask("/medium/39");
  expect(application).toHaveBeenCalledTimes(0);
  await ask("/medium/0");
  expect(application).toHaveBeenCalledTimes(1);
});

async function serve(trustProxy?: string) {
  const application = vi.fn((request: Request) => {
    const { pathname } = new URL(request.url);
    const scheme = trustProxy ? (request.headers.get("X-Forwarded-Proto") ?? "http") : "http";
    const encoding = /\b(br|gzip)\b/.exec(request.headers.get("Accept-Encoding") ?? "")?.[1] ?? "plain";
    const bytes = new TextEncoder().encode(bodies[pathname] ?? bodies[pathname.replace(/\/\d+$/, "")]);
    const said = bytes.length > 0 ? bytes : new TextEncoder().encode(`${encoding} ${scheme} ${pathname}`);
    const headers = new Headers({ "Content-Type": "text/plain", "Content-Length": String(said.length) });
    if (pathname === "/rendered") return new Response(said, { headers });
    return fixedResponse(said, headers);
  });
  const cache = createResponseCache(createSchemeReader(trustProxy));
  const listener = getRequestListener((request, { incoming }) => {
    const response = application(request);
    cache.keep(incoming as IncomingMessage, response);
    return response;
  });
  const server = createServer((incoming, outgoing) => {
    if (!cache.respond(incoming, outgoing)) listener(incoming, outgoing).catch(() => outgoing.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { "Accept-Encoding": "gzip", ...init.headers };
    const response = await fetch(origin + path, { ...init, headers });
    const { date: _, connection: __, "keep-alive": ___, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text() };
  };
  return { origin, ask, application };
}

/** `fetch` manages connections itself. */
function getHead(address: string, headers: OutgoingHttpHeaders): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => resolve(response.resume().headers)).on("error", reject);
  });
}

const bodies: Record<string, string> = { "/large": "x".repeat(500_000), "/medium": "x".repeat(390_000) };
