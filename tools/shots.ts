import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { readCommand, refuse } from "../build-steps/command-line.ts";
import { launchOptions } from "./engines.ts";
import { pagesOf } from "./pages-of.ts";

const usage = `npm run shots -- [path …] [options]

Takes screenshots of pages of a running site, whole and at several widths; without a path, of every page.

  --url <address>    where the site is (http://localhost:3000)
  --widths <list>    in pixels (360,768,1280,1536)
  --out <folder>     where the pictures go (shots)`;

const { values, positionals } = readCommand(usage, {
  url: { type: "string", default: "http://localhost:3000" },
  widths: { type: "string", default: "360,768,1280,1536" },
  out: { type: "string", default: "shots" },
});
const widths = values.widths.split(",").map(Number);
if (widths.some((width) => !(width > 0))) refuse(`--widths: accepts numbers such as 360,768, not ${values.widths}`);

const origin = values.url.replace(/\/$/, "");
await fetch(origin).catch(() => refuse(`Nothing answers at ${origin}: start the site, or name another with --url.`));
const paths = positionals.length > 0 ? positionals : await pagesOf(origin);
mkdirSync(values.out, { recursive: true });

const browser = await chromium.launch(launchOptions());
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 800 : 900 }, reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: "load" });
    await loadLazyPictures();
    const name = path.replace(/^\//, "").replace(/[^a-z0-9]+/gi, "_") || "home";
    await page.screenshot({ path: join(values.out, `${name}-${width}.png`), fullPage: true });
    console.log(`${name}-${width}.png`);

    async function loadLazyPictures() {
      await page.evaluate(async () => {
        for (const box of document.querySelectorAll<HTMLElement>(".when-near, .when-scrolled"))
          box.style.contentVisibility = "visible";
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
    }
  }
  await page.close();
}
await browser.close();
