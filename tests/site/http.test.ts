import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, get as httpGet } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { basePath, publicOrigin } from "../support/pages.ts";
import { endWithUs } from "../support/processes.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

const get = (path: string, headers: Record<string, string> = { Accept: "text/html" }, init: RequestInit = {}) =>
  fetch(inject("origin") + path, { headers, redirect: "manual", ...init });
const asJson = { Accept: "application/json" };

test("NF-1 an unknown path is a 404 with the screen and a link home", async () => {
  const response = await get("/no-such-page");
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain("Oops, this page is not found");
  expect(html).toMatch(new RegExp(`<a [^>]*href="${basePath()}/"[^>]*>Back to Homepage`));
  expect(html).toContain("Page not found: /no-such-page");
});

test("NF-2 NF-4 the JSON form says so, with the query as it was", async () => {
  const response = await get("/nope?a=1", asJson);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ statusCode: 404, message: "Page not found: /nope?a=1", path: "/nope?a=1" });
});

test("NF-2 what reads no HTML gets JSON: a script's fetch, a command line, an address of an interface or of JSON", async () => {
  const agent = { "User-Agent": "Mozilla/5.0", Accept: "*/*" };
  // `fetch` sets headers of its own, which would decide.
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
      httpGet(inject("origin") + path, { headers, agent: false }, async (response) => {
        const text = (await response.toArray()).join("");
        resolve({ status: response.statusCode, type: response.headers["content-type"], text });
      }).on("error", reject);
    });
  const asked: [string, Record<string, string>][] = [
    ["/nope", { ...agent, "Sec-Fetch-Mode": "cors" }],
    ["/nope", { ...agent, "User-Agent": "curl/8.9.1" }],
    ["/api/nope", agent],
    ["/nope.json", agent],
  ];
  for (const [path, headers] of asked) {
    const { status, text } = await ask(path, headers);
    const body = { statusCode: 404, message: `Page not found: ${path}`, path };
    expect([status, text]).toEqual([404, JSON.stringify(body)]);
  }
  expect((await ask("/nope", agent)).type).toContain("text/html");
});

test("NF-6 another spelling of a path answers 308 with the canonical one, query kept", async () => {
  for (const spelling of ["/About-Us", "/about-us/", "//about-us", "/ABOUT-US//"]) {
    const response = await get(`${spelling}?a=B`);
    expect([spelling, response.status, response.headers.get("Location")]).toEqual([
      ...[spelling, 308],
      `${basePath()}/about-us?a=B`,
    ]);
  }
});

test("NF-7 broken escapes and smuggled headers are refused without an error", async () => {
  for (const path of ["/%E0%A4%A", "/a%0d%0aX-Test:1", "/%00", "/a%2e%2e%2fb"]) {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get("X-Test")).toBeNull();
    expect(response.statusText).not.toContain("X-Test");
  }
});

test("NF-8 HEAD of an unknown path has no body; a 404 is neither kept nor indexed", async () => {
  const response = await get("/nope", undefined, { method: "HEAD" });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("");
  expect(response.headers.get("Cache-Control")).toBe("no-cache, no-transform");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("VAL-2 VAL-6 a product that does not exist fails the route's validation, a real one passes", async () => {
  expect((await get("/single-shop/1")).status).toBe(200);
  const response = await get("/single-shop/999");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page Not Found: /single-shop/999");
  const body = await (await get("/single-shop/999", asJson)).json();
  expect(body).toEqual({ statusCode: 404, message: "Page Not Found: /single-shop/999", path: "/single-shop/999" });
});

test("GRD-1 a route that names unknown middleware answers 500 with the screen and logs the name", async () => {
  const { server, address, output } = await startServer(environmentOf(testSite, inject("dataFolder")));
  const response = await fetch(`${address}/__fixtures/unknown-middleware`, { headers: { Accept: "text/html" } });
  const html = await response.text();
  server.kill("SIGTERM");
  expect(response.status).toBe(500);
  expect(html).toContain("Oops, this page is not found");
  expect(html).toMatch(/<header[\s\S]*<footer/);
  expect(output()).toContain("Unknown route middleware: 'nope'");
});

test("below the base path everything lives, and nothing answers above it", async () => {
  const { origin } = new URL(inject("origin"));
  const html = await (await get("/about-us")).text();
  expect(html).toMatch(new RegExp(`href="${basePath()}/assets/frame-[\\w-]+\\.css`));
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin()}/about-us"/>`);
  const home = await fetch(origin + basePath(), { redirect: "manual" });
  expect(home.headers.get("Location")).toBe(`${basePath()}/`);
  const above = ["/about-us", "/assets/none.js", "/_ipx/_/images/plate-1.webp", "/builds/latest.json"];
  const statuses = await Promise.all(above.map(async (path) => (await fetch(origin + path)).status));
  expect(statuses).toEqual(above.map(() => 404));
});

test("the sheet of a page names no colour and no address that the build left open", async () => {
  const [, address = ""] = /href="([^"]+\.css)"/.exec(await (await get("/")).text()) ?? [];
  const sheet = await (await fetch(new URL(address, inject("origin")))).text();
  expect(sheet).toContain("oklch(");
  expect(sheet).not.toMatch(/--brand\(|\.invalid/);
});

test("RED-1 RED-3 rules answer with their status, target and the query", async () => {
  const located = async (path: string) => {
    const response = await get(path);
    return [response.status, response.headers.get("Location")];
  };
  expect(await located("/services?x=1")).toEqual([308, `${basePath()}/service?x=1`]);
  expect(await located("/home")).toEqual([308, `${basePath()}/`]);
  expect(await located("/careers")).toEqual([307, "https://careers.grosszahn.example/"]);
  expect(await located("/__fixtures/old/ok?a=1")).toEqual([307, `${basePath()}/__fixtures/validated/ok?a=1`]);
  expect(await located("/__fixtures/out")).toEqual([307, "//elsewhere.example/x"]);
});

test("ERR-3 ERR-4 an error on the server is a 500 with the screen, without its message or a stack", async () => {
  const response = await get("/__fixtures/server-error");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Oops, this page is not found");
  expect(html).not.toMatch(/secret reason|\.tsx?:\d+|at async/);
  expect(await (await get("/__fixtures/server-error", asJson)).json()).toEqual({
    statusCode: 500,
    message: "Server Error",
  });
});

test("ERR-7 a frame that cannot be rendered still answers with a complete document", async () => {
  const response = await get("/__fixtures/frame-error");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/^<!doctype html><html lang="en-GB">[\s\S]*Back to Homepage[\s\S]*<\/html>$/);
});

test("BOT-3 a crawler gets the real status", async () => {
  const response = await get("/nope", { Accept: "text/html", "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  expect(response.status).toBe(404);
});

test("MAN-1 MAN-2 the build's manifests name it and its prerendered paths", async () => {
  const pointer = await get(`/builds/latest.json?${Date.now()}`);
  const latest = (await pointer.json()) as { id: string; timestamp: number };
  expect(latest.id).toMatch(/\S/);
  expect(Number.isInteger(latest.timestamp)).toBe(true);
  expect(pointer.headers.get("Cache-Control")).toBe("max-age=1");
  const response = await get(`/builds/meta/${latest.id}.json`);
  const manifest = (await response.json()) as { id: string; timestamp: number; prerendered: string[] };
  expect(manifest).toMatchObject(latest);
  expect(manifest.prerendered).toContain("/");
  expect(manifest.prerendered.filter((path) => path !== "/" && path.endsWith("/"))).toEqual([]);
  expect(response.headers.get("Cache-Control")).toContain("max-age=31536000");
});

test("PAY-6 a payload names its build and has to be asked after again", async () => {
  const { id } = (await (await get("/builds/latest.json")).json()) as { id: string };
  for (const path of ["/terms.data", "/_.data", "/contact.data"]) {
    const response = await get(path);
    expect([path, await response.text()]).toEqual([path, expect.stringContaining(`"${id}"`)]);
    expect(response.headers.get("Cache-Control")).toMatch(/^no-(cache|store)$/);
  }
});

test("ERR-8 there is no internal address of the error screen", async () => {
  for (const path of ["/__error", "/error", "/_error", "/404", "/500", "/not-found"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test("REL-14 a hashed file that does not exist is a plain 404 that nobody keeps", async () => {
  const response = await get("/assets/none-0000.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).not.toContain("html");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("pages carry the content policy in every encoding, without unsafe sources", async () => {
  for (const path of ["/", "/contact", "/nope"]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await get(path, { Accept: "text/html", "Accept-Encoding": encoding });
      await response.arrayBuffer();
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect([path, encoding, policy]).toEqual([
        path,
        encoding,
        expect.stringMatching(/script-src 'self' '(sha256|nonce)-/),
      ]);
      expect(policy).not.toContain("unsafe");
    }
  }
});

test("pages and payloads revalidate, hashed files and their brotli copies are kept for a year", async () => {
  const page = await get("/about-us", { "Accept-Encoding": "br" });
  const etag = page.headers.get("ETag") ?? "";
  await page.arrayBuffer();
  expect(page.headers.get("Content-Encoding")).toBe("br");
  expect(page.headers.get("Cache-Control")).toBe("no-cache, no-transform");
  expect((await get("/about-us", { "If-None-Match": etag })).status).toBe(304);
  const payload = await get("/about-us.data");
  await payload.arrayBuffer();
  expect([payload.status, payload.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
  const html = await (await get("/")).text();
  const asset = /\/assets\/frame-[\w-]+\.js/.exec(html)?.[0] ?? "";
  const script = await get(asset, { "Accept-Encoding": "br" });
  await script.arrayBuffer();
  expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("Content-Encoding")).toBe("br");
});

test("the server says that it is alive and ready", async () => {
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
});

test("a raw request that is not HTTP does not bring the server down", async () => {
  const { port, hostname } = new URL(inject("origin"));
  for (const raw of [
    "GET /\0 HTTP/1.1\r\n\r\n",
    "nonsense\r\n\r\n",
    "GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end(raw));
      socket
        .on("close", () => resolve())
        .on("error", () => resolve())
        .resume();
    });
  }
  expect((await get("/healthz")).status).toBe(200);
});

test("health answers GET and HEAD, and refuses anything else with the allowed methods", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    for (const method of ["GET", "HEAD"]) expect((await get(path, {}, { method })).status).toBe(200);
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await get(path, { Origin: "https://evil.example" }, { method });
      expect([path, method, response.status, response.headers.get("Allow")]).toEqual([path, method, 405, "GET, HEAD"]);
    }
  }
});

test("an address that starts with two slashes and is not a page is a 404: the screen for a browser, words for others", async () => {
  const screen = await get("//nope/nope");
  expect([screen.status, screen.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await screen.text()).toContain("Oops, this page is not found");
  const words = await get("//nope/nope", { Accept: "*/*" });
  expect([words.status, words.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
});

test("a build in a folder that is named whole is served", async () => {
  const env = environmentOf(testSite, mkdtempSync(join(tmpdir(), "studio-site-")));
  const { server, address } = await startServer({ ...env, BUILD_FOLDER: resolve(testSite.buildFolder) });
  onTestFinished(() => void server.kill("SIGKILL"));
  expect((await fetch(`${address}/about-us`)).status).toBe(200);
});

const wrongStarts: [string, NodeJS.ProcessEnv, RegExp][] = [
  ["a wrong variable", { PORT: "eighty" }, /^PORT: accepts a whole number from 0 to 65535\n$/],
  [
    "a folder that cannot be written",
    { DATA_DIR: "/dev/null/data" },
    /^DATA_DIR: the folder \/dev\/null\/data cannot be written[^\n]*\n$/,
  ],
  ["a build with another environment", { PREVIEW: "1" }, /^The build was made with another PREVIEW; [^\n]*\n$/],
  ["no build at all", { BUILD_FOLDER: "build/none" }, /^BUILD_FOLDER: there is no build in [^\n]*\n$/],
];

test.each(wrongStarts)("%s ends the start with one clear line and exit code 1", async (_, wrong, line) => {
  const env = environmentOf(testSite, mkdtempSync(join(tmpdir(), "studio-site-")));
  expect(await failedStart({ ...env, ...wrong })).toEqual({ code: 1, output: expect.stringMatching(line) });
});

test("a port in use ends the start with one clear line and exit code 1", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const env = environmentOf(testSite, inject("dataFolder"));
  const outcome = await failedStart({ ...env, PORT: String(port) });
  holder.close();
  expect(outcome).toEqual({ code: 1, output: expect.stringMatching(/^PORT: \d+ is in use; [^\n]*\n$/) });
});

function failedStart(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const server = endWithUs(
    spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "pipe"], detached: true }),
  );
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => server.on("close", (code) => resolve({ code, output })));
}

test("a moving picture is kept for a year and comes in the parts that a player asks for", async () => {
  const [, address = ""] = /data-h264="([^"]+)"/.exec(await (await get("/portfolio")).text()) ?? [];
  const whole = await fetch(new URL(address, inject("origin")));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("Content-Type"), whole.headers.get("Accept-Ranges")]).toEqual([
    200,
    "video/mp4",
    "bytes",
  ]);
  expect(whole.headers.get("Cache-Control")).toContain("immutable");
  const etag = whole.headers.get("ETag") ?? "";
  const ask = async (headers: Record<string, string>, method = "GET") => {
    const response = await fetch(new URL(address, inject("origin")), { headers, method });
    const { status } = response;
    return {
      status,
      range: response.headers.get("Content-Range"),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  const part = { status: 206, range: `bytes 10-19/${bytes.length}`, bytes: bytes.slice(10, 20) };
  expect(await ask({ Range: "bytes=10-19" })).toEqual(part);
  expect(await ask({ Range: "bytes=10-19", "If-Range": etag })).toEqual(part);
  const all = { status: 200, range: null, bytes };
  expect(await ask({ Range: "bytes=10-19", "If-Range": '"another"' })).toEqual(all);
  expect(await ask({ Range: "bytes=10-19,30-39" })).toEqual(all);
  expect(await ask({ Range: "bytes=10-19" }, "HEAD")).toEqual({ ...all, bytes: new Uint8Array() });
  const none = { bytes: new Uint8Array() };
  expect(await ask({ Range: `bytes=${bytes.length}-` })).toEqual({
    ...none,
    status: 416,
    range: `bytes */${bytes.length}`,
  });
  expect(await ask({ Range: "bytes=10-19", "If-None-Match": etag })).toEqual({ ...none, status: 304, range: null });
});
