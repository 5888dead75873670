import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { readCommand, refuse } from "../cli/command-line.ts";
import { launchOptions } from "./engines.ts";

const usage = `node tools/kit-pictures.ts

Draws the small pictures of the kit's shapes anew, from which editors choose a band: editor/kit-pictures.json. It reads where words,
pictures and grounds stand on /__kit, which npm run dev shows.

  --url <address>    where the site is (http://localhost:3000)`;

const { values } = readCommand(usage, { url: { type: "string", default: "http://localhost:3000" } });
const origin = values.url.replace(/\/$/, "");
await fetch(origin).catch(() => refuse(`Nothing answers at ${origin}: start npm run dev, or name it with --url.`));

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
await page.goto(`${origin}/__kit/usual`, { waitUntil: "networkidle" });
const bands = await page.locator("main [data-shape]").all();
const pictures = await Promise.all(bands.map((band) => band.evaluate(drawn)));
await browser.close();
const byShape = Map.groupBy(pictures, ({ shape }) => shape);
const file = Object.fromEntries(
  [...byShape].map(([shape, own]) => [shape, Object.fromEntries(own.map(({ variant, parts }) => [variant, parts]))]),
);
writeFileSync("editor/kit-pictures.json", `${JSON.stringify(file, null, 2)}\n`);
console.log(`editor/kit-pictures.json: ${pictures.length} pictures`);

/** In the page: rectangles in the order in which they are painted, a tenth as large; those of one kind that follow each other are one path. */
function drawn(band: Element) {
  const { left, top } = band.getBoundingClientRect();
  const scale = 10;
  const [wide, high] = [144, 90];
  const parts: [kind: string, path: string][] = [];
  paint(band);
  const { shape = "", variant = "" } = (band as HTMLElement).dataset;
  return { shape, variant, parts };

  function put(kind: string, box: { left: number; top: number; right: number; bottom: number }) {
    const at = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / scale)));
    const [x, y] = [at(box.left - left, wide), at(box.top - top, high)];
    const [right, bottom] = [at(box.right - left, wide), at(box.bottom - top, high)];
    if (right <= x || y >= high) return;
    const path = `M${x} ${y}h${right - x}v${Math.max(1, bottom - y)}h${x - right}z`;
    const last = parts.at(-1);
    if (last?.[0] === kind) last[1] += path;
    else parts.push([kind, path]);
  }

  function paint(element: Element) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (style.visibility === "hidden" || style.opacity === "0" || box.width < 2 || box.height < 2) return;
    if (element.matches("img, picture, [role=img]")) return put("picture", box);
    const ground = element.closest<HTMLElement>("[data-tone]")?.dataset.tone ?? "paper";
    if (element === band || !/, 0\)$|transparent/.test(style.backgroundColor)) put(ground, box);
    if (element.matches("svg")) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) paint(node);
      else if (node.textContent?.trim()) write(node, Number.parseFloat(style.fontSize));
    }
  }

  /** Each line as high as its small letters; a heading's is bolder. */
  function write(node: Node, size: number) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const middle = (line.top + line.bottom) / 2;
      const half = Math.max(scale / 2, size / 4);
      const isLarge = size >= 26;
      put(isLarge ? "heading" : "text", {
        left: line.left,
        right: line.right,
        top: middle - half,
        bottom: middle + half,
      });
    }
  }
}
