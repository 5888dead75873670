import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allowMessages, newPage, startBrowser } from "../../tests/support/browser.ts";
import { rewrite } from "../../tests/support/content-copy.ts";
import { projectCopy } from "../../tests/support/project-copy.ts";
import { environmentOf, startServer } from "../../tests/support/servers.ts";

startBrowser();

const root = projectCopy();
const plan = join(root, "content/plans/startup.yaml");
const breakPlan = () => rewrite(plan, (source) => source.replace(/^price: .*$/m, "price: lots"));
const mendPlan = () => rewrite(plan, (source) => source.replace(/^price: .*$/m, "price: 99"));
const patience = { timeout: 120_000 };

let running: { server: ChildProcess; address: string };

beforeAll(async () => {
  breakPlan();
  const env = environmentOf(
    { buildFolder: "build", basePath: "/", hasFixtures: false, contentFolder: "" },
    join(root, "data"),
  );
  running = await startServer(env, { folder: root, words: ["--dev"] });
}, patience.timeout);

afterAll(() => void running?.server.kill("SIGTERM"));

test("dev that is started with broken content shows what is wrong, and the site once it is mended", async () => {
  allowMessages(/503/);
  const page = await newPage();
  const first = await page.goto(`${running.address}/pricing`);
  expect(first?.status()).toBe(503);
  const said = await page.textContent("body");
  for (const part of ["content/plans/startup.yaml", "price", '"lots"']) expect(said).toContain(part);
  mendPlan();
  await page.waitForSelector('main[data-page="/pricing"]', patience);
}, 300_000);

test("content that breaks while dev runs is shown over the last sound page, also to later visitors, until it is mended", async () => {
  allowMessages(/./);
  const page = await newPage();
  await page.goto(`${running.address}/pricing`, patience);
  await page.waitForSelector('html[data-hydrated="true"]', { ...patience, state: "attached" });
  breakPlan();
  const overlay = page.locator("vite-error-overlay");
  await overlay.getByText("content/plans/startup.yaml: price").waitFor(patience);
  expect(await page.locator('main[data-page="/pricing"]').count()).toBe(1);
  await page.reload(patience);
  await overlay.getByText("content/plans/startup.yaml: price").waitFor(patience);
  mendPlan();
  await overlay.waitFor({ ...patience, state: "detached" });
  await page.waitForSelector('main[data-page="/pricing"]', patience);
}, 300_000);
