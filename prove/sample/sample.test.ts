import { expect, test } from "vitest";
import { pagesOfFiles } from "#model/pages/pages-of-files.server.ts";
import { foldText } from "../../shared/fold-text.ts";
import { matchesIn as all, everyPage, pageOnce } from "../../tests/support/inspect/html.ts";
import { ownContent } from "../../tests/support/own-content.ts";
import { decodeEntities, mainText, prerenderedPaths } from "../../tests/support/pages.ts";

type Fact = (typeof ownContent.facts)[number];

const pages = await everyPage();

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

/** Lists whose entries have pages of their own are found by title. */
const isList = (path: string) =>
  /^\/blog\/(category|tag|page)\/|^\/(blog|portfolio|shop)(-grid|-masonry)?$|-details$/.test(path);

test("a word that only one page has finds that page", async () => {
  const paths = (await prerenderedPaths()).filter((path) => !isList(path) && !/^\/(cart|__fixtures)/.test(path));
  const words = new Map<string, Set<string>>();
  for (const path of paths) {
    // A picture's description belongs to its enlarged view; it is not text of the page.
    const html = (await pageOnce(path)).html.replace(/<dialog[\s\S]*?<\/dialog>/g, "");
    for (const word of foldText(mainText(html)).split(" ")) {
      words.set(word, (words.get(word) ?? new Set()).add(path));
    }
  }
  const rare = [...words].filter(([word, places]) => places.size === 1 && /^\p{L}{7,}$/u.test(word));
  const lost: string[] = [];
  for (const path of paths) {
    const [word] = rare.findLast(([, places]) => places.has(path)) ?? [];
    if (!word) continue;
    const { html } = await pageOnce(`/search?q=${encodeURIComponent(word)}`);
    if (!html.includes(`href="${path}"`)) lost.push(`${path}: ${word}`);
  }
  expect(lost).toEqual([]);
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
