import { expect, inject, test } from "vitest";
import { bandAnchors } from "#model/reading/page-anchors.server.ts";
import { isPageId } from "#shared/page-ids.ts";
import { matchesIn as all, everyPage, pageOnce } from "../support/inspect/html.ts";
import { ownContent } from "../support/own-content.ts";
import { basePath, decodeEntities } from "../support/pages.ts";

const pages = await everyPage();

const repeatsAnEntry = (path: string) => path.endsWith("-details") && path !== "/service-details";

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

test("a page leads to at most one page to read next, which is another one, by its heading or title", async () => {
  const wordsOf = (html: string) =>
    decodeEntities(html.replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  const wrong = await Promise.all(
    pages.map(async ({ path, html }) => {
      const links = all(html, /(<a [^>]*data-next[\s\S]*?<\/a>)/g);
      const [link] = links;
      if (!link) return [];
      const next = /href="([^"]*)"/.exec(link)?.[1] ?? "";
      const page = (await pageOnce(next)).html;
      const [heading = ""] = all(page, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map(wordsOf);
      const [title = ""] = all(page, /<title>([^<]*)<\/title>/g).map(wordsOf);
      const isNamed = wordsOf(link).includes(heading) || title.includes(wordsOf(link).replace(/^\S+ /, ""));
      return links.length === 1 && next !== path && isNamed
        ? []
        : [{ path, links: links.length, next, heading, title }];
    }),
  );
  expect(pages.some(({ html }) => html.includes("data-next"))).toBe(true);
  expect(wrong.flat()).toEqual([]);
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

test("what the frame and an article have as ids themselves is kept from headings, facts and questions", () => {
  const idsIn = (html: string) => all(html, / id="([^"]*)"/g);
  const ofFrame = pages.flatMap(({ html }) => idsIn(html.replace(/<main[\s\S]*<\/main>/, '<main id="main">')));
  const [first = [], ...others] = pages
    .filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
    .map(({ html }) => idsIn(html));
  const ofArticles = first.filter((id) => others.every((ids) => ids.includes(id)));
  expect(ofArticles).toContain("article-title");
  expect([...new Set([...ofFrame, ...ofArticles])].filter((id) => !isPageId(id))).toEqual([]);
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
