import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { buildSite } from "../bench/measure.ts";
import { axeFindings, cutOffFindings, frameStates, settled } from "../tests/support/accessibility.ts";
import { startServer } from "../tests/support/servers.ts";
import { launchOptions } from "../tools/chromium.ts";
import type { Proof } from "./run.ts";

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Style sheets of a reader's own, as WCAG 1.4.4 and 1.4.12 describe them. */
const readersSheets = {
  "text at 200 %": "html { font-size: 200% !important; }",
  "text spacing":
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }",
};

interface Way {
  name: string;
  context: BrowserContextOptions;
  sheet?: string;
}

const ways: Way[] = [
  { name: "as it is", context: {} },
  { name: "reduced motion", context: { reducedMotion: "reduce" } },
  { name: "forced colours", context: { forcedColors: "active", reducedMotion: "reduce" } },
  ...Object.entries(readersSheets).map(([name, sheet]) => ({
    name,
    sheet,
    // A reader's sheet is the browser's own and no concern of the content policy.
    context: { reducedMotion: "reduce", bypassCSP: true } as const,
  })),
];

/** Every page, width and way to read it, with what opens from the frame open and closed. */
export async function prove(): Promise<Proof[]> {
  const { server, address } = await startServer({ ...buildSite(), FIXTURES: "1" });
  const browser = await chromium.launch(launchOptions());
  try {
    const { id } = (await (await fetch(`${address}/builds/latest.json`)).json()) as { id: string };
    const about = await fetch(`${address}/builds/meta/${id}.json`);
    const { prerendered } = (await about.json()) as { prerendered: string[] };
    const paths = [...prerendered, "/contact", "/checkout", "/search?q=port", "/no-such-page"];
    const proofs: Proof[] = [];
    for (const way of ways) proofs.push(await proveWay(browser, address, paths, way));
    return proofs;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
  }
}

async function proveWay(browser: Browser, address: string, paths: string[], way: Way): Promise<Proof> {
  const found: string[] = [];
  let states = 0;
  for (const viewport of viewports) {
    const context = await browser.newContext({ ...way.context, viewport });
    const page = await context.newPage();
    for (const path of paths) {
      const where = `${path} at ${viewport.width} px, ${way.name}`;
      await visit(page, address + path, way);
      found.push(...(await axeFindings(page, where)), ...(await cutOffFindings(page, where)));
      for (const state of way.sheet ? [] : frameStates(viewport.width)) {
        await visit(page, address + path, way);
        await state.open(page);
        await settled(page);
        found.push(...(await axeFindings(page, `${where}, ${state.name}`)));
        states++;
      }
    }
    await context.close();
  }
  for (const finding of found) console.log(finding);
  return {
    claim: `axe finds nothing and nothing is cut off: ${way.name}, ${paths.length} pages at ${viewports.length} widths`,
    seen: `${paths.length * viewports.length} pages, ${states} of them again with something open, ${found.length} findings`,
    holds: found.length === 0,
  };
}

async function visit(page: Page, url: string, { sheet }: Way): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated="true"]');
  if (sheet) await page.addStyleTag({ content: sheet });
}
