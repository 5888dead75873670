import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { accountsOn } from "../../tests/support/accounts.ts";
import { allowMessages, newPage, startBrowser } from "../../tests/support/browser.ts";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { editorSite } from "../../tests/support/editor.ts";
import { said } from "../../tests/support/editor-pages.ts";
import { startServer } from "../../tests/support/servers.ts";
import { longestTestMs } from "../../tests/support/time-limits.ts";

/** A whole build, with the machine's other work beside it. */
const buildMs = 10 * 60_000;
const address = "/offers/ropes";

startBrowser();

/** The texts that nobody has written yet, by the address of their field. */
function unwritten(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === "string") return value.startsWith("TODO") ? [[path.join("."), value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const role = path.at(-1) === "bands" ? (part as { role: string }).role : key;
    return unwritten(part, [...path, role]);
  });
}

async function publishNow(page: Page, title: string): Promise<void> {
  await page.goto(new URL("./edit/publish", page.url().replace(/edit\/.*/, "")).href);
  await page.getByLabel("What changed").fill(title);
  await page.getByRole("button", { name: "Publish these changes" }).click();
  await page.getByRole("status").filter({ hasText: "Published: visitors see it now" }).waitFor({ timeout: buildMs });
}

test("a page that was made and composed in the browser is published, found, renamed and deleted with redirects", async () => {
  allowMessages(/422/);
  const place = editorSite({ hasOwnBuilds: true });
  checkoutOf(place.root);
  git(place.root, "add", ".");
  git(place.root, "commit", "--quiet", "-m", "Pictures");
  const env = { ...place.env, EDITING: "on" };
  const { server, address: origin } = await startServer(env);
  onTestFinished(() => void server.kill("SIGTERM"));
  const [name = "", value = ""] = (await accountsOn(env, origin).join("edith@example.com", "editor", "Edith")).split(
    "=",
  );
  const page = await newPage();
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`${origin}/edit/site/pricing`, { timeout: longestTestMs });

  await page.getByRole("button", { name: "New page" }).click();
  await page.getByLabel(/^Title/).fill("Ropes in spring");
  await page.getByLabel(/^Address/).fill(address);
  await page.getByLabel(/^Where readers find it/).selectOption("information");
  await page.getByRole("button", { name: "Make the page" }).click();
  await page.waitForURL(`**${address}#**`, { waitUntil: "commit", timeout: longestTestMs });
  await page.locator('edit-band[data-of="questions"] .add-band').press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Statement/ })
    .click();
  await page.getByRole("button", { name: "Add it" }).click();
  await said(page, "Added. Replace the marked words.");

  const token = await page.locator('meta[name="edit-token"]').getAttribute("content");
  const post = async (route: string, data: object) =>
    page.request.post(`${origin}/edit/${route}`, {
      data,
      headers: { "X-Edit-Token": token ?? "", Origin: new URL(origin).origin },
    });
  const file = "pages/ropes-in-spring.yaml";
  const form = async () => (await page.request.get(`${origin}/edit/form?at=${encodeURIComponent(`${file}#`)}`)).json();
  expect((await form()).fields.map((field: { name: string }) => field.name)).toContain("menu");
  const database = new DatabaseSync(`${place.folder}/enquiries.db`, { readOnly: true });
  const text = String(database.prepare("select text from editor_draft where file = ?").get(`content/${file}`)?.text);
  database.close();
  const asked = unwritten(parse(text), []);
  expect(asked.length).toBeGreaterThan(15);
  for (const [at, before] of asked) {
    const words = at.includes("description")
      ? "Ropes for ships in spring: what we do for them, in which order, and what comes next."
      : `Words ${asked.findIndex(([own]) => own === at)}`;
    const answer = await post("save", { address: `${file}#${at}`, before, value: words });
    expect(answer.status(), `${at}: ${await answer.text()}`).toBe(200);
  }
  await page.reload();
  await page.getByRole("button", { name: "Publish this page" }).click();
  await page.waitForURL("**/edit/publish");
  expect((await fetch(origin + address)).status).toBe(404);
  await publishNow(page, "A page about ropes");

  const html = await (await fetch(origin + address)).text();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/TODO|data-content|edit-band/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/og\//);
  expect(await (await fetch(`${origin}/pricing`)).text()).toContain(`href="/studio${address}"`);
  const texts = await Promise.all(
    ["/sitemap.xml", "/search?q=ropes+in+spring"].map(async (path) => (await fetch(origin + path)).text()),
  );
  for (const found of texts) expect(found).toContain(address);
  expect(await (await fetch(`${origin}${address}.md`)).text()).toContain("# Ropes in spring");

  await page.goto(`${origin}/edit/site${address}#edit=${file}`);
  await page.getByText("Rename or delete this page").click();
  await page.getByLabel(/^New name/).fill("Knots in spring");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.waitForURL("**/offers/knots-in-spring#**", { waitUntil: "commit" });
  await publishNow(page, "Another name");
  const moved = await fetch(origin + address, { redirect: "manual" });
  expect([moved.status, moved.headers.get("Location")]).toEqual([308, "/studio/offers/knots-in-spring"]);

  await page.goto(`${origin}/edit/site/offers/knots-in-spring#edit=pages/knots-in-spring.yaml`);
  await page.getByText("Rename or delete this page").click();
  await page.getByRole("button", { name: "Delete this page" }).click();
  await page.getByRole("button", { name: "Nothing links to it: delete it now" }).click();
  await page.waitForURL("**/edit");
  await publishNow(page, "Without the page");
  for (const former of [address, "/offers/knots-in-spring"]) {
    const left = await fetch(origin + former, { redirect: "manual" });
    expect([left.status, left.headers.get("Location")], former).toEqual([308, "/studio/"]);
  }
  expect(await (await fetch(`${origin}/pricing`)).text()).not.toContain('href="/studio/offers/');
});
