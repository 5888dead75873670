import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { readCommand, refuse } from "../cli/command-line.ts";
import { launchOptions } from "./engines.ts";
import { pagesOf } from "./pages-of.ts";

const usage = `npm run shots -- [path …] [options]

Takes screenshots of pages of a running site at several widths; without a path, of every page.

  --url <address>    where the site is (http://localhost:3000)
  --widths <list>    in pixels (360,768,1280,1536)
  --out <folder>     where the pictures go (shots)
  --screen           only the first screen, as a small WebP for documents

The pictures of the README: npm run shots -- / --screen --widths 390,1440 --out docs/pictures`;

const { values, positionals } = readCommand(usage, {
  url: { type: "string", default: "http://localhost:3000" },
  widths: { type: "string", default: "360,768,1280,1536" },
  out: { type: "string", default: "shots" },
  screen: { type: "boolean", default: false },
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
    const file = `${name}-${width}.${values.screen ? "webp" : "png"}`;
    const picture = await page.screenshot({ fullPage: !values.screen });
    await (values.screen ? sharp(picture).webp({ quality: 80 }) : sharp(picture)).toFile(join(values.out, file));
    console.log(file);

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
