import type { Page, Response } from "playwright-core";
import { axeFindings, cutOffFindings, settled } from "../accessibility.ts";
import { bytesOf, type Fetched, firstVisitBudget } from "../first-visit.ts";

/** A page as it was loaded once in a window. */
export interface Load {
  page: Page;
  path: string;
  width: number;
  /** All that it has asked for so far. */
  responses: readonly Response[];
  /** What it loaded until it was ready. */
  fetched: readonly Fetched[];
}

type Inspector = (load: Load) => Promise<string[]> | string[];

/** What the routes of `app/routes/fixtures` add to every page (570 measured); no visitor of a site gets them. */
const fixtureRouteBytes = 600;

/** What holds for every page at every width; each returns a line per fault. */
export const loadInspectors: Record<string, Inspector> = {
  "nothing reaches past the window": ({ page, path }) => cutOffFindings(page, path),
  "headings go down one level at a time": ({ page }) => page.evaluate(skippedHeadings),
  "every picture is there": ({ page }) => page.evaluate(brokenPictures),
  "a list without markers says that it is one": ({ page }) => page.evaluate(unsaidLists),
  "nothing stays hidden": ({ page }) => page.evaluate(emptyBands),
  "every request is answered by the site": ({ responses, page }) => {
    const { origin } = new URL(page.url());
    return responses
      .filter((response) => new URL(response.url()).origin !== origin || response.status() >= 400)
      .map((response) => `${response.status()} ${response.url()}`)
      .filter((line) => !line.endsWith(page.url()));
  },
  "one style sheet for all pages": ({ fetched }) => {
    const sheets = fetched.map(({ name }) => name).filter((name) => name.endsWith(".css"));
    return sheets.length === 1 ? [] : sheets;
  },
  "script and style until ready, in bytes": ({ fetched, path }) => {
    const isLarge = /^\/(checkout|brief|no-such-page|single-shop\/999)/.test(path);
    const most = {
      script: (isLarge ? 118_000 : firstVisitBudget.scriptBytes) + fixtureRouteBytes,
      style: firstVisitBudget.styleBytes,
    };
    const bytes = { script: bytesOf(fetched, /\.js$/), style: bytesOf(fetched, /\.css$/) };
    return (["script", "style"] as const)
      .filter((kind) => bytes[kind] > most[kind])
      .map((kind) => `${bytes[kind]} of ${kind}, at most ${most[kind]}`);
  },
};

/** axe on the whole page, or on its `main` where the frame was looked at on another page. */
export async function axeFaults({ page, path, width }: Load, within?: string): Promise<string[]> {
  await settled(page);
  return axeFindings(page, `${path} at ${width} px`, within);
}

/** Runs in the page. */
function skippedHeadings(): string[] {
  let before = 0;
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, h5, h6)")].flatMap((heading) => {
    const level = Number(heading.tagName.slice(1));
    const isSkipped = level > before + 1;
    before = level;
    return isSkipped ? [`h${level} without one above it: ${heading.textContent}`] : [];
  });
}

/** Runs in the page: pictures in view that did not load. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== "")
    .map(({ currentSrc }) => currentSrc);
}

/** Runs in the page: Safari takes a list without markers for no list, unless it has the role. */
function unsaidLists(): string[] {
  return [...document.querySelectorAll<HTMLElement>("ul, ol")]
    .filter((list) => getComputedStyle(list).listStyleType === "none" && list.getAttribute("role") !== "list")
    .map(
      (list) =>
        `${list.tagName.toLowerCase()} in ${list.closest("[data-band]")?.getAttribute("data-band")}: ${list.textContent?.slice(0, 40)}`,
    );
}

/** Runs in the page: bands without height or words. */
function emptyBands(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main [data-band]")]
    .filter((band) => band.checkVisibility() && (band.offsetHeight < 8 || !band.textContent?.trim()))
    .map((band) => `the band ${band.dataset.band} is empty`);
}
