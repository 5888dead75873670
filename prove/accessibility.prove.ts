import { type Browser, chromium, type Page } from "playwright-core";
import { buildSite } from "../bench/measure.ts";
import { axeFindings, cutOffFindings, setLetterSize, settled } from "../tests/support/accessibility.ts";
import { frameStates, type OpenState, pageStates } from "../tests/support/open-states.ts";
import { startServer } from "../tests/support/servers.ts";
import { tabThrough } from "../tests/support/tab-through.ts";
import { longestWaitMs } from "../tests/support/time-limits.ts";
import { visitAll } from "../tests/support/visit-all.ts";
import { launchOptions } from "../tools/engines.ts";
import { everyPath } from "./every-path.ts";
import type { Proof } from "./run.ts";
import { desktop, phone, proofOf, viewports, type Way, waysToRead } from "./ways-to-read.ts";

/** Every page at every width in every way to read it, with the frame's menus closed and open; then what pages open. */
export async function prove(): Promise<Proof[]> {
  const { server, address } = await startServer({ ...(await buildSite()), FIXTURES: "1" });
  const browser = await chromium.launch(launchOptions());
  try {
    const windows = await Promise.all([newWindow(browser), newWindow(browser)]);
    const ways = waysToRead();
    const paths = await everyPath(address);
    const lost: string[] = [];
    const tell = progress(paths.length + pageStates.length, ways);
    await visitAll(paths, windows, async (page, path) => {
      for (const way of ways) await lookAtPage(page, address, path, way).catch(noteIn(way, path));
      lost.push(...(await walk(page, address, path).catch((error: Error) => [`${path}: ${error.message}`])));
      return tell();
    });
    await visitAll(pageStates, windows, async (page, state) => {
      for (const way of ways) await lookAtState(page, address, state, way).catch(noteIn(way, state.path));
      return tell();
    });
    for (const finding of [...ways.flatMap(({ found, cut }) => [...found, ...cut]), ...lost]) console.log(finding);
    return [...ways.map((way) => proofOf(way, paths.length)), proofOfKeys(paths.length, lost)];
  } finally {
    await browser.close();
    server.kill("SIGTERM");
  }
}

/** The reader's own style sheet is the browser's, exempt from the content policy. */
async function newWindow(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  page.setDefaultTimeout(longestWaitMs);
  // Every check is a first visit: what one removed from the cart is back for the next.
  await page.addInitScript(() => localStorage.clear());
  return page;
}

/** Loads the page once for each way, and resizes it through the widths without reloading. */
async function lookAtPage(page: Page, address: string, path: string, way: Way): Promise<void> {
  await page.emulateMedia(way.media);
  await visit(page, address + path, way);
  for (const viewport of viewports) {
    const where = `${path} at ${viewport.width} px, ${way.name}`;
    await page.setViewportSize(viewport);
    await look(page, where, way);
    for (const state of frameStates((viewport.width * 16) / way.letterSize)) {
      await look(page, where, way, state);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.querySelector("dialog[open], nav [data-open=true]") === null);
    }
  }
}

async function lookAtState(page: Page, address: string, state: (typeof pageStates)[number], way: Way): Promise<void> {
  await page.emulateMedia(way.media);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await visit(page, address + state.path, way);
    await look(page, `${state.path} at ${viewport.width} px, ${way.name}`, way, state);
  }
}

/** On a desktop from the end to the top, where sticky elements cover others; on a phone from the top to the end. */
async function walk(page: Page, address: string, path: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
  await page.goto(address + path);
  await page.waitForSelector('html[data-hydrated="true"]');
  const found: string[] = [];
  for (const [viewport, key] of [
    [desktop, "Shift+Tab"],
    [phone, "Tab"],
  ] as const) {
    await page.setViewportSize(viewport);
    await settled(page);
    found.push(...(await tabThrough(page, `${path} at ${viewport.width} px`, key)));
  }
  return found;
}

async function look(page: Page, where: string, way: Way, state?: OpenState): Promise<void> {
  const place = state ? `${where}, ${state.name}` : where;
  await state?.open(page);
  await settled(page);
  way.found.push(...(await axeFindings(page, place, state?.within)));
  way.cut.push(...(await cutOffFindings(page, place)));
  if (state) way.opened++;
  else way.looks++;
}

async function visit(page: Page, url: string, { sheet, letterSize }: Way): Promise<void> {
  await setLetterSize(page, letterSize);
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated="true"]');
  if (sheet) await page.addStyleTag({ content: sheet });
}

/** Failing to open or check something is a finding too. */
function noteIn({ name, found }: Way, path: string) {
  return (error: Error) => void found.push(`${path}, ${name}: ${error.message}`);
}

/** Logs a line for every tenth page, as a sign of life. */
function progress(total: number, ways: readonly Way[]): () => string[] {
  const start = Date.now();
  let done = 0;
  return () => {
    done++;
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    const findings = ways.reduce((sum, { found, cut }) => sum + found.length + cut.length, 0);
    if (done % 10 === 0 || done === total) console.log(`  ${done} of ${total} in ${minutes} min, ${findings} findings`);
    return [];
  };
}

function proofOfKeys(pages: number, lost: readonly string[]): Proof {
  return {
    claim: `by Tab the focus is always marked, in view and uncovered: ${pages} pages there and back`,
    seen: `${lost.length} findings`,
    holds: lost.length === 0,
  };
}
