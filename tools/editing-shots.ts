import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { readCommand, refuse } from "../cli/command-line.ts";
import { launchOptions } from "./engines.ts";

const usage = `node tools/editing-shots.ts <address>

Takes the pictures of docs/editing.md anew. The address is what npm run edit prints; it is used up. Changes a heading in the
draft and lets go of it again.

  --out <folder>     where the pictures go (docs/editing)`;

const { values, positionals } = readCommand(usage, { out: { type: "string", default: "docs/editing" } });
const [start] = positionals;
if (!start || !URL.canParse(start)) refuse("Give the address that npm run edit prints.");
const { origin, pathname } = new URL(start);
const edit = `${origin}${pathname.replace(/\/start$/, "")}`;
const title = "pages/pricing.yaml#bands.plans.heading";

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, reducedMotion: "reduce" });
page.setDefaultTimeout(120_000);
await page.goto(start);
await openPanel("/site/pricing");
await page
  .getByRole("textbox", { name: /heading/i })
  .first()
  .fill("By the month, after launch.");
await page.getByText("Draft saved").waitFor();
await keep("panel");
await openPanel("/stage/pricing");
await keep("telephone");
await page.goto(edit);
await page.locator("#kind-blog li a").nth(4).click();
await page.locator("edit-text").waitFor();
await keep("post");
for (const [name, path] of Object.entries({
  list: "",
  publish: "/publish",
  history: "/history?file=content/pages/pricing.yaml",
  "side-by-side": "/compare?file=content/pages/pricing.yaml",
})) {
  await page.goto(edit + path, { waitUntil: "networkidle" });
  await keep(name);
}
await page.goto(`${edit}/site/pricing`);
await page.getByRole("button", { name: "Discard draft" }).click();
await page.getByRole("button", { name: "Discard all that is not published" }).click();
await page.getByText("Draft discarded").waitFor();
await browser.close();

async function openPanel(path: string): Promise<void> {
  await page.goto(edit + path);
  const shown: Pick<Page, "locator"> = path.startsWith("/stage") ? page.frameLocator("iframe") : page;
  await shown.locator(`[data-content="${title}"]`).first().click();
  await page.getByRole("complementary", { name: "Edit" }).waitFor();
}

/** Small enough for a page that people read. */
async function keep(name: string): Promise<void> {
  await page.evaluate("document.fonts.ready");
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: 1024 })
    .webp({ quality: 72 })
    .toFile(join(values.out, `${name}.webp`));
  console.log(`${name}.webp`);
}
