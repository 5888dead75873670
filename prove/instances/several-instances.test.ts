import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../../server/database/store.ts";
import { allowMessages, newPage, ready, startBrowser } from "../../tests/support/browser.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { type Load, startLoad } from "../../tests/support/load.ts";
import { makeNextRelease } from "../../tests/support/next-release.ts";
import { type Nginx, startNginx } from "../../tests/support/nginx.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { enquiryForm } from "../../tests/support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../../tests/support/servers.ts";

/** Two instances behind the nginx of `deploy/` on one PostgreSQL, as `deploy/several-instances.md` sets them up. */
const present = "build/test";
const next = "build/test-next";
const paths = ["/", "/about-us", "/about-us.data", "/blog", "/shop.data", "/search?q=game", "/builds/latest.json"];

startBrowser();
let postgres: PostgresServer;
let databaseUrl = "";
let nginx: Nginx;
let nextId = "";
const ports: number[] = [];
const instances: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase("instances");
  nextId = (await makeNextRelease({ from: present, to: next })).id;
  ports.push(await freePort(), await freePort());
  await Promise.all([start(0, present), start(1, present)]);
  nginx = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
});

afterAll(async () => {
  for (const instance of instances) instance.kill("SIGKILL");
  await nginx?.stop();
  await postgres?.stop();
});

/** Starts the instance of this number from a build; its own folder holds nothing that it needs. */
async function start(number: number, buildFolder: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-instance-"));
  const env = environmentOf({ ...testSite, buildFolder }, folder);
  const own = { PORT: String(ports[number]), DATABASE_URL: databaseUrl, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  instances[number] = (await startServer({ ...env, ...own })).server;
}

async function roll(number: number, buildFolder: string): Promise<void> {
  const instance = instances[number];
  instance?.kill("SIGTERM");
  if (instance) await once(instance, "exit");
  await start(number, buildFolder);
}

const startVisits = () => startLoad({ address: nginx.address, certificate: nginx.certificate, visitors: 6, paths });

/** Keeps the load going until this many more responses have arrived. */
async function more(load: Load, responses: number): Promise<void> {
  const goal = load.count() + responses;
  await expect.poll(() => load.count()).toBeGreaterThan(goal);
}

async function missing(references: readonly string[]): Promise<string[]> {
  const { database } = await openStore({ databaseUrl, dataFolder: "" });
  const stored = await database.selectFrom("enquiry").select("reference").execute();
  await database.destroy();
  const known = new Set(stored.map(({ reference }) => reference));
  return references.filter((reference) => !known.has(reference));
}

test("behind nginx a response is encrypted, compressed once, named, and its forms get the visitor's address", async () => {
  const page = await newPage({ ignoreHTTPSErrors: true });
  const response = await page.goto(`${nginx.address}/contact`);
  await ready(page);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  // Kept pages go out as they are kept.
  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
  expect(headers.server).toBe("nginx");
});

test("on another port than 443 a form is known as our own by its address, and one of another port is not", async () => {
  const { request } = (await newPage({ ignoreHTTPSErrors: true })).context();
  const sendFrom = async (origin: string) => {
    const form = Object.fromEntries(enquiryForm(90_000));
    const response = await request.post(`${nginx.address}/contact`, {
      form,
      headers: { Origin: origin },
      maxRedirects: 0,
    });
    return response.status();
  };
  expect([await sendFrom(nginx.address), await sendFrom("https://localhost:9")]).toEqual([303, 403]);
});

test("while a release rolls out over two instances no request fails, and tabs of both builds keep working", async () => {
  const load = startVisits();
  const old = await newPage({ ignoreHTTPSErrors: true });
  await old.goto(`${nginx.address}/`);
  await ready(old);
  await more(load, 30);
  await roll(1, next);
  await more(load, 30);
  // A script that only one of the two has is served whichever is asked first.
  const script = readdirSync(join(next, "releases", nextId, "client", "assets")).find((name) =>
    name.endsWith("-next.js"),
  );
  expect((await fetch(`http://127.0.0.1:${ports[0]}/assets/${script}`)).status).toBe(404);
  const found = await old.evaluate(async (path) => {
    const responses = await Promise.all(["?1", "?2", "?3", "?4"].map((query) => fetch(path + query)));
    return responses.map(({ status }) => status);
  }, `/assets/${script}`);
  expect(found).toEqual([200, 200, 200, 200]);
  const young = await newPage({ ignoreHTTPSErrors: true });
  await young.goto(`${nginx.address}/team`);
  await ready(young);
  await old.getByRole("contentinfo").locator('a[href="/about-us"]').click();
  await expect.poll(() => old.locator("main").getAttribute("data-page")).toBe("/about-us");
  await roll(0, next);
  await more(load, 30);
  await old.getByRole("contentinfo").locator('a[href="/game-localization"]').click();
  await expect.poll(() => old.locator("main").getAttribute("data-page")).toBe("/game-localization");
  await ready(old);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(load.acknowledged.length).toBeGreaterThan(10);
  expect(await missing(load.acknowledged)).toEqual([]);
  const latest = await old.evaluate(async () => (await fetch("/builds/latest.json")).json());
  expect(latest).toMatchObject({ id: nextId });
  // What the old tab fetches ahead once no instance has its build any more; the browser itself reports that.
  allowMessages(/status of 404 .*\/assets\/page-[\w-]+\.js$/);
});

test("when an instance dies under load only what it was answering may fail, and nothing acknowledged is lost", async () => {
  const load = startVisits();
  await more(load, 60);
  const killedAt = Date.now();
  instances[1]?.kill("SIGKILL");
  await more(load, 120);
  await load.stop();
  expect(load.failures.filter(({ at }) => at > killedAt)).toEqual([]);
  expect(load.failures.length).toBeLessThanOrEqual(6);
  expect(await missing(load.acknowledged)).toEqual([]);
});

test("while an instance is down a file that no instance has is a 404, not a broken gateway", async () => {
  const { request } = (await newPage({ ignoreHTTPSErrors: true })).context();
  const paths = ["/assets/none-0000.js", "/builds/meta/none.json", "/_ipx/w_300/images/none.webp"];
  for (const path of paths.flatMap((path) => [1, 2, 3, 4].map((turn) => `${path}?${turn}`))) {
    const response = await request.get(nginx.address + path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["content-type"]).not.toContain("html");
  }
});
