import { beforeAll, expect, inject, test } from "vitest";
import { pagesOfFiles } from "#model/pages/pages-of-files.server.ts";
import { bandAnchors } from "#model/reading/page-anchors.server.ts";
import { pageOnce } from "../support/inspect/html.ts";
import { ownContent } from "../support/own-content.ts";
import { basePath, decodeEntities, mainText, prerenderedPaths, renderedPaths } from "../support/pages.ts";

interface CrawledPage {
  path: string;
  status: number;
  html: string;
}

type Fact = (typeof ownContent.facts)[number];

let pages: CrawledPage[] = [];

beforeAll(async () => {
  const paths = [...(await prerenderedPaths()), ...renderedPaths];
  pages = await Promise.all(paths.map(async (path) => ({ path, ...(await pageOnce(path)) })));
});

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => decodeEntities(found));
/** The empty cart says less, and what it says names what the shop sells. */
const fewestSequences = 50;
const repeatsAnEntry = (path: string) => path.endsWith("-details") && path !== "/service-details";

test("a public figure in an opening, a result or a row of figures carries the mark that leads to how it was counted", () => {
  const ledger = pages.find(({ path }) => path === "/proof")?.html;
  if (ledger === undefined) return;
  const rows = new Set(all(ledger, /id="([^"]*)"[^>]* data-fact/g));
  const marks = pages.flatMap(({ path, html }) => all(html, /data-proof="([^"]*)"/g).map((id) => ({ path, id })));
  expect(marks.filter(({ id }) => !rows.has(id))).toEqual([]);
  const unmarked = ownContent.facts
    .filter(({ isPublic }) => isPublic)
    .flatMap((fact) =>
      pagesOfFiles(ownContent, fact.files).flatMap(({ path }) => {
        const html = pages.find((page) => page.path === path)?.html ?? "";
        return [...html.matchAll(/<section [^>]*data-band="(hero|result|figures)"[\s\S]*?<\/section>/g)]
          .filter(([band, name]) => shows(band, fact, name === "result") && !band.includes(`data-proof="${fact.id}"`))
          .map(([, name]) => `${path}: ${name}: ${fact.figure} has no mark of ${fact.id}`);
      }),
    );
  expect(unmarked).toEqual([]);
});

test("a price that a page quotes from the price book carries, in its band, the mark that leads to how it was counted", () => {
  const unmarked = ownContent.facts.filter(isPrice).flatMap((fact) =>
    pagesOfFiles(ownContent, fact.files).flatMap(({ path }) => {
      const html = pages.find((page) => page.path === path)?.html ?? "";
      return [...html.matchAll(/<section [^>]*data-band="([^"]*)"[\s\S]*?<\/section>/g)]
        .filter(([band]) => quotes(band, fact) && !band.includes(`data-proof="${fact.id}"`))
        .map(([, name]) => `${path}: ${name}: ${fact.figure} has no mark of ${fact.id}`);
    }),
  );
  expect(unmarked).toEqual([]);
});

test("titles and descriptions are unique", () => {
  const own = pages.filter(({ path }) => !repeatsAnEntry(path));
  const titles = own.map(({ html }) => all(html, /<title>([^<]*)<\/title>/g).join());
  const descriptions = own.map(({ html }) => all(html, /<meta name="description" content="([^"]*)"/g).join());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test("every page has a link from the frame or main of another one", async () => {
  // Only a cart with something in it leads to the checkout.
  const filled = ownContent.products.map(({ id }) => `/cart?items=${id}x1`).slice(0, 1);
  const carts = await Promise.all(filled.map(async (path) => ({ path, ...(await pageOnce(path)) })));
  const linked = new Set(
    [...pages, ...carts].flatMap(({ path, html }) =>
      all(html, /<a [^>]*?href="(\/[^"#?]*)/g).filter((target) => target !== path),
    ),
  );
  if (filled.length === 0) linked.add("/checkout");
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test("each band that links may name is on its page, unless its list is empty", async () => {
  const full = await Promise.all(
    Object.keys(bandAnchors).map(async (path) => [path, (await pageOnce(path)).html] as const),
  );
  const missing = full.flatMap(([path, html]) => {
    const anchors = bandAnchors[path] ?? [];
    return anchors.filter((anchor) => !html.includes(`id="${anchor}"`)).map((anchor) => `${path}#${anchor}`);
  });
  expect(missing).toEqual([]);
});

test("IPX-10 every picture of every page is served as webp", async () => {
  const urls = new Set(pages.flatMap(({ html }) => all(html, /<img [^>]*?src="([^"]*)"/g)));
  const widthOf = (url: string) => Number(/w_(\d+)/.exec(url)?.[1] ?? Number.POSITIVE_INFINITY);
  // Each picture in its smallest size, as all are made in the same way.
  const widestFirst = [...urls].sort((a, b) => widthOf(b) - widthOf(a));
  const pictures = new Map(widestFirst.map((url) => [url.replace(/.*\/_ipx\/[^/]*/, ""), url]));
  expect(pictures.size).toBeGreaterThan(0);
  const wrong = [];
  for (const url of pictures.values()) {
    const response = await fetch(new URL(basePath() + url, inject("origin")));
    await response.arrayBuffer();
    if (response.status !== 200 || response.headers.get("Content-Type") !== "image/webp")
      wrong.push(`${url}: ${response.status}`);
  }
  expect(wrong).toEqual([]);
});

test("pages are distinct: below 0.2 of shared five-word sequences, posts below 0.05", () => {
  const isPost = (path: string) => /^\/blog\/(?!category|tag|page)/.test(path);
  const isListing = (path: string) => /^\/blog(\/(category|tag|page)\/|-grid$)/.test(path);
  const texts = pages
    .filter(({ path }) => !repeatsAnEntry(path) && !isListing(path))
    .map(({ path, html }) => ({ path, sequences: sequencesOf(isPost(path) ? articleText(html) : mainText(html)) }))
    .filter(({ sequences }) => sequences.size >= fewestSequences);
  const tooClose = texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      // The front page quotes how its notes begin.
      if ((a.path === "/blog" && isPost(b.path)) || (b.path === "/blog" && isPost(a.path))) return [];
      const limit = isPost(a.path) && isPost(b.path) ? 0.05 : 0.2;
      const share = sharedPart(a.sequences, b.sequences);
      return share < limit ? [] : [`${a.path} and ${b.path}: ${share.toFixed(2)}`];
    }),
  );
  expect(tooClose).toEqual([]);
});

test("no two homes and no two service pages share two consecutive bands", () => {
  const groups = [/^\/(home-\d)?$/, /^\/(service|service-details|game-|web3-|it-and|sports-|research-)/];
  const repeated = groups.flatMap((group) => {
    const seen = new Map<string, string>();
    return pages
      .filter(({ path }) => group.test(path))
      .flatMap(({ path, html }) => {
        const bands = all(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "", /data-band="([^"]*)"/g);
        return bands.slice(1).flatMap((band, index) => {
          const pair = `${bands[index]} + ${band}`;
          const other = seen.get(pair);
          seen.set(pair, path);
          return other && other !== path ? [`${pair}: ${other} and ${path}`] : [];
        });
      });
  });
  expect(repeated).toEqual([]);
});

test("the page of a category links the newest posts that are filed under it", () => {
  const wrong = ownContent.categories.flatMap(({ slug }) => {
    const listing = pages.find(({ path }) => path === `/blog/category/${slug}`);
    if (!listing) return [];
    const main = /<main[\s\S]*<\/main>/.exec(listing.html)?.[0] ?? "";
    const linked = new Set(all(main, /href="\/blog\/(?!category|tag|page)([^"]*)"/g));
    const filed = ownContent.blog.filter(({ category }) => category === slug).slice(0, 10);
    return filed.filter((post) => !linked.has(post.slug)).map((post) => `${slug}: ${post.slug}`);
  });
  expect(wrong).toEqual([]);
});

/** What a post says itself, without the words that stand around each. */
function articleText(html: string): string {
  return mainText(`<main>${/<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? ""}</main>`);
}

/** Whether a band says the figure of a fact, captions aside, in a result without its unit too. */
function shows(band: string, { figure, value }: Fact, isResult: boolean): boolean {
  const text = decodeEntities(band.replace(/<figcaption[\s\S]*?<\/figcaption>/g, "").replace(/<[^>]+>/g, " ")).replace(
    /\s/g,
    " ",
  );
  const ways = [
    figure,
    ...(isResult && typeof value === "number" ? [value.toLocaleString(ownContent.site.locale)] : []),
  ];
  return ways.some((way) => {
    const at = text.indexOf(way.replace(/\s/g, " "));
    return at >= 0 && !/[\d,.]$/.test(text.slice(0, at)) && !/^[\d,.]*\d/.test(text.slice(at + way.length));
  });
}

const isPrice = ({ isPublic, unit }: Fact) => isPublic && unit?.split(" ")[0] === ownContent.site.currency.code;

/** Whether a band says an amount of money, or both ends of a span, in full or in thousands. */
function quotes(band: string, { value }: Fact): boolean {
  const { symbol } = ownContent.site.currency;
  const text = decodeEntities(band.replace(/<[^>]+>/g, " "));
  const says = (amount: number) =>
    [amount.toLocaleString(ownContent.site.locale), `${amount / 1000}k`, `${amount / 1_000_000}m`].some((written) =>
      text
        .split(symbol + written)
        .slice(1)
        .some((rest) => !/^[\d,.]*\d/.test(rest)),
    );
  if (typeof value === "string") return false;
  return typeof value === "number" ? says(value) : says(value.from) && says(value.to);
}

function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** Shared sequences as a share of the shorter text's. */
function sharedPart(a: Set<string>, b: Set<string>): number {
  const shorter = a.size < b.size ? a : b;
  const longer = shorter === a ? b : a;
  if (shorter.size === 0) return 0;
  return [...shorter].filter((sequence) => longer.has(sequence)).length / shorter.size;
}
