import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { basePath } from "../support/pages.ts";
import { enquiryForm, post } from "../support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

let site: { server: ChildProcess; address: string; output: () => string };
let metrics = "";

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "studio-site-watch-"));
  const env = environmentOf(testSite, folder);
  site = await startServer({ ...env, METRICS_PORT: String(port), TRUST_PROXY: "1", LOG_LEVEL: "info" });
});
afterAll(() => void site.server.kill("SIGKILL"));

const lines = () =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const lineOf = (id: string) => expect.poll(() => lines().find((line) => line.id === id));

test("each request is one line of JSON, named as its response is, without query, key, address or browser", async () => {
  const secret = "c0ffee5ecret";
  const headers = {
    "User-Agent": `Visitor/${secret}`,
    "X-Forwarded-For": "203.0.113.77",
    Referer: `http://${secret}.example/`,
  };
  const responses = await Promise.all(
    [`/about-us?name=${secret}`, `/order/LW-ABCD-EF?k=${secret}`, `/newsletter/stop/${secret}`].map((path) =>
      fetch(site.address + path, { headers }),
    ),
  );
  const [page, order, stop] = responses.map((response) => response.headers.get("X-Request-Id") ?? "");
  await lineOf(page ?? "").toMatchObject({ level: "info", method: "GET", path: `${basePath()}/about-us`, status: 200 });
  await lineOf(order ?? "").toMatchObject({ path: `${basePath()}/order/:reference`, status: 404 });
  await lineOf(stop ?? "").toMatchObject({ path: `${basePath()}/newsletter/stop/:token` });
  for (const line of lines()) {
    expect(Object.keys(line)).toEqual(["level", "time", "id", "method", "path", "status", "ms", "bytes"]);
  }
  expect(site.output()).not.toContain(secret);
  expect(site.output()).not.toContain("203.0.113.77");
});

test("a trusted proxy's request id is taken over, a strange one is not", async () => {
  const idFor = async (given: string) =>
    (await fetch(`${site.address}/healthz`, { headers: { "X-Request-Id": given } })).headers.get("X-Request-Id");
  expect(await idFor("proxy-0123456789")).toBe("proxy-0123456789");
  expect(await idFor("a b\tc")).toMatch(/^[\da-f]{18}-[\da-z]+$/);
});

test("an error of ours is one line with its stack, beside the line of its request", async () => {
  const response = await fetch(`${site.address}/__fixtures/server-error?name=Ada`, {
    headers: { Accept: "text/html" },
  });
  await lineOf(response.headers.get("X-Request-Id") ?? "").toMatchObject({ level: "error", status: 500 });
  const errors = lines().filter((line) => "err" in line);
  expect(errors).toMatchObject([{ level: "error", err: { stack: expect.stringMatching(/^\s+at /) } }]);
});

test("figures are on the port of their own and nowhere else", async () => {
  await post(`${site.address}/contact`, enquiryForm(1));
  const response = await fetch(`${metrics}/metrics`);
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(text).toMatch(/^site_requests_total\{kind="form",status="3xx"\} 1$/m);
  expect(text).toMatch(/^site_sendings_total\{form="contact",outcome="received"\} 1$/m);
  expect(text).toMatch(/^site_outbox_messages\{state="waiting"\} 2$/m);
  expect((await fetch(`${metrics}/`)).status).toBe(404);
  expect((await fetch(`${site.address}/metrics`)).status).toBe(404);
});

test("told to stop, the server says so first, ends connections with their responses, and goes when it was asked to", async () => {
  site.server.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${site.address}/readyz`)).status, { interval: 20 }).toBe(503);
  const response = await fetch(`${site.address}/about-us`);
  expect([response.status, response.headers.get("Connection")]).toEqual([200, "close"]);
  const [code] = await once(site.server, "exit");
  expect(code).toBe(0);
});
