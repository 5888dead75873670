import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { enquiryForm, post } from "../support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

async function startLimited(changes: NodeJS.ProcessEnv = {}) {
  const env = environmentOf(testSite, mkdtempSync(join(tmpdir(), "studio-site-page-limit-")));
  const started = await startServer({ ...env, PAGE_LIMIT: "3/600", ...changes });
  onTestFinished(() => void started.server.kill("SIGKILL"));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(started.address + path, { headers: { Accept: "text/html", ...headers }, redirect: "manual" });
  const statusOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).status;
  return { ...started, get, statusOf };
}

const inTurns = async <Value>(count: number, work: (turn: number) => Promise<Value>) => {
  const values = [];
  for (let turn = 0; turn < count; turn++) values.push(await work(turn));
  return values;
};

test("pages and data that are rendered for a request are counted, and refused in words that say when to come again", async () => {
  const { get, statusOf } = await startLimited();
  const paths = ["/search?q=crane", "/search.data?q=crane", "/no-such-page", "/faq?q=a", "/shop.data?show=sale"];
  expect(await inTurns(5, (turn) => statusOf(paths[turn] ?? ""))).toEqual([200, 200, 404, 429, 429]);
  const refused = await get("/faq?q=a");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  expect(refused.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(refused.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await refused.text()).toMatch(/<h1>[^<]+<\/h1><p>[^<]*\d+ seconds/);
  const forProgram = await get("/faq?q=a", { Accept: "application/json" });
  expect(await forProgram.json()).toMatchObject({ statusCode: 429 });
});

test("files, Markdown versions, pictures, health and forms are never counted or refused", async () => {
  const { address, statusOf } = await startLimited();
  const free = [
    ...["/about-us", "/about-us.data", "/about-us?utm_source=a", "/about-us.md", "/contact.md", "/favicon.svg"],
    ...["/_ipx/w_64&f_webp/images/plate-1.webp", "/healthz", "/readyz", "/sitemap.xml"],
  ];
  const askAll = () => inTurns(free.length, (turn) => statusOf(free[turn] ?? ""));
  expect(await askAll()).toEqual(free.map(() => 200));
  expect((await post(`${address}/contact`, enquiryForm(1))).status).toBe(303);
  expect(await inTurns(4, () => statusOf("/search?q=a"))).toEqual([200, 200, 200, 429]);
  expect(await askAll()).toEqual(free.map(() => 200));
  expect((await post(`${address}/contact`, enquiryForm(2))).status).toBe(303);
});

test("counts visitors behind trusted proxies; behind an unknown proxy it counts nobody and logs once", async () => {
  const ask = (server: Awaited<ReturnType<typeof startLimited>>, visitor: string) =>
    inTurns(4, () => server.statusOf("/search?q=a", { "X-Forwarded-For": visitor }));
  const named = await startLimited({ TRUST_PROXY: "1" });
  expect(await ask(named, "203.0.113.1")).toEqual([200, 200, 200, 429]);
  expect(await ask(named, "203.0.113.2")).toEqual([200, 200, 200, 429]);
  const unnamed = await startLimited();
  expect(await ask(unnamed, "203.0.113.1")).toEqual([200, 200, 200, 200]);
  expect(unnamed.output().match(/PAGE_LIMIT/g)).toHaveLength(1);
});
