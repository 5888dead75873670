import { chromium } from "playwright-core";
import { launchOptions } from "./chromium.ts";
const base = process.argv[2]!;
const out = "/tmp/shop-after";
import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const browser = await chromium.launch(launchOptions());
const jobs: [string, string, number, string?][] = [
  ["nf", "/portfolio/kerb-kinks", 1280], ["nf", "/portfolio/kerb-kinks", 360],
  ["start", "/search", 1280], ["start", "/search", 360], ["latency", "/search?q=latency", 1280], ["none", "/search?q=zzzz", 768],
  ["shop", "/shop", 1280], ["shop", "/shop", 360],
  ["p1size", "/single-shop/1", 1280, ".product-size"], ["p1size", "/single-shop/1", 360, ".product-size"], ["p2size", "/single-shop/2", 1280, ".product-size"],
  ["cart", "/cart?items=1x1,6x2,4x1", 768], ["cart", "/cart", 1280],
  ["vitals", "/site-vitals", 360, ".page-board"], ["vitals", "/site-vitals", 1280, ".page-board"],
];
const only = process.argv[3];
for (const [name, path, width, part] of jobs) {
  if (only && !only.split(",").includes(name)) continue;
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce", ...(path.includes("items") && { javaScriptEnabled: false }) });
  await page.goto(base + path, { waitUntil: "load", timeout: 60000 });
  await page.evaluate(async () => { for (const i of document.images) i.loading = "eager"; await Promise.race([Promise.all([...document.images].map((i) => i.decode().catch(() => {}))), new Promise((r) => setTimeout(r, 8000))]); }).catch(() => {});
  const to = `${out}/${name}-${width}.png`;
  if (part) await page.locator(part).screenshot({ path: to }); else await page.locator("main").screenshot({ path: to });
  console.log(to); await page.close();
}
await browser.close();
