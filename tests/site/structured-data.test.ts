import { beforeAll, expect, inject, test } from "vitest";
import { ownContent } from "../support/own-content.ts";
import { fetchHtml, mainText, prerenderedPaths, renderedPaths } from "../support/pages.ts";

type Value = string | number | boolean | Thing | Value[];
interface Thing {
  [key: string]: Value;
}

const { site, products, faqs, cases, people } = ownContent;
const siteOrigin = site.origin;
const blocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => json);

let pages: { path: string; html: string; graph: Thing[] }[] = [];

beforeAll(async () => {
  const paths = [...(await prerenderedPaths()), ...renderedPaths].filter(
    (path) => !/^\/(cart|checkout|search)$/.test(path),
  );
  pages = await Promise.all(
    paths.map(async (path) => {
      const { html } = await fetchHtml(path);
      const [json = "{}"] = blocks(html);
      return { path, html, graph: (JSON.parse(json) as { "@graph": Thing[] })["@graph"] };
    }),
  );
});

/** Every typed object within a value. */
function things(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object") return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(things)];
}

function texts(value: Value): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" ? Object.values(value).flatMap((part: Value) => texts(part)) : [];
}

const find = (path: string, type: string) =>
  pages.find((page) => page.path === path)?.graph.find((thing) => thing["@type"] === type);

test("every listed page has one graph with a context, and no other page has one", async () => {
  for (const { path, html, graph } of pages) {
    expect([path, blocks(html).length]).toEqual([path, 1]);
    expect(JSON.parse(blocks(html)[0] ?? "")["@context"]).toBe("https://schema.org");
    expect(graph.length).toBeGreaterThan(0);
  }
  for (const path of ["/cart", "/checkout", "/search", "/nope", "/faq?q=late"]) {
    expect([path, blocks((await fetchHtml(path)).html)]).toEqual([path, []]);
  }
});

test("every thing has what its type needs", () => {
  const needed: Record<string, string[]> = {
    Organization: ["name"],
    WebSite: ["name", "url", "publisher", "potentialAction"],
    SearchAction: ["target", "query-input"],
    EntryPoint: ["urlTemplate"],
    WebPage: ["name", "url", "description", "isPartOf"],
    AboutPage: ["name", "url", "description", "isPartOf"],
    ContactPage: ["name", "url", "description", "isPartOf"],
    BreadcrumbList: ["itemListElement"],
    ListItem: ["position", "name", "item"],
    Service: ["name", "serviceType", "description", "url", "provider"],
    Product: ["name", "description", "image", "sku", "brand", "offers"],
    Brand: ["name"],
    Offer: ["price", "priceCurrency", "availability", "url"],
    BlogPosting: ["headline", "datePublished", "dateModified", "author", "publisher", "image", "mainEntityOfPage"],
    FAQPage: ["mainEntity"],
    Question: ["name", "acceptedAnswer"],
    Answer: ["text"],
    Person: ["name", "url"],
    VideoGame: ["name", "description", "image", "gamePlatform", "genre"],
    CreativeWork: ["name", "description", "image"],
  };
  const seen = new Set<string>();
  for (const { path, graph } of pages) {
    for (const thing of things(graph)) {
      const type = String(thing["@type"]);
      seen.add(type);
      const missing = (needed[type] ?? ["a known type"]).filter(
        (key) => thing[key] === undefined || texts(thing[key]).includes(""),
      );
      expect([path, type, missing]).toEqual([path, type, []]);
    }
  }
  for (const type of ["Organization", "WebSite", "WebPage"]) expect(seen).toContain(type);
});

test("texts are plain, and every address of ours is whole and answers", async () => {
  const addresses = new Set<string>();
  for (const { path, graph } of pages) {
    for (const text of texts(graph)) {
      expect(text, path).not.toMatch(/<\/?[a-z][^>]*>|&(amp|lt|gt|quot|#x?\w+);|\]\(|^\//);
      if (text.startsWith(siteOrigin) && !text.includes("{")) addresses.add(text);
    }
  }
  expect(addresses.size).toBeGreaterThanOrEqual(pages.length);
  const dead = [];
  for (const address of new Set([...addresses].map((address) => address.replace(/#.*$/, "")))) {
    const response = await fetch(address.replace(siteOrigin, inject("content")), {
      method: "HEAD",
      redirect: "manual",
    });
    if (response.status !== 200) dead.push(`${address}: ${response.status}`);
  }
  expect(dead).toEqual([]);
});

test("what is said about a page is what the page says", () => {
  const html = (path: string) => mainText(pages.find((page) => page.path === path)?.html ?? "");
  for (const { id, title, offerPrice, stock } of products) {
    const availability = `https://schema.org/${stock === 0 ? "OutOfStock" : "InStock"}`;
    expect(find(`/single-shop/${id}`, "Product")).toMatchObject({
      name: title,
      offers: { price: offerPrice.toFixed(2), priceCurrency: site.currency.code, availability },
    });
  }
  const questions = (find("/faq", "FAQPage")?.mainEntity ?? []) as Thing[];
  expect(questions).toHaveLength(faqs.flatMap((group) => group.questions).length);
  for (const question of questions) expect(html("/faq")).toContain(String(question.name));
  for (const { path, graph } of pages.filter((page) => /^\/blog\/[^/]+$/.test(page.path))) {
    const [post] = things(graph).filter((thing) => thing["@type"] === "BlogPosting");
    const [author] = things(post?.author ?? "");
    expect(html(path)).toContain(String(post?.headline));
    expect(html(path)).toContain(String(author?.name));
  }
  for (const { slug, title, platforms } of cases) {
    const game = find(`/portfolio/${slug}`, "VideoGame");
    expect(game ?? find(`/portfolio/${slug}`, "CreativeWork")).toMatchObject({ name: title });
    if (game) expect(game.gamePlatform).toEqual(platforms);
  }
  for (const { slug, name, position } of people)
    expect(find(`/team/${slug}`, "Person")).toMatchObject({ name, jobTitle: position });
  expect(find("/", "WebSite")).toMatchObject({
    potentialAction: { target: { urlTemplate: `${siteOrigin}/search?q={search_term_string}` } },
  });
});

test("a page below another one has a trail from home to itself", () => {
  const below = pages.filter(
    ({ path }) => path.split("/").length > 2 || /^\/(service-details|game-localization)$/.test(path),
  );
  for (const { path, graph } of below) {
    const trail = graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement as Thing[];
    expect(trail.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect([trail[0]?.item, trail[2]?.item]).toEqual([`${siteOrigin}/`, siteOrigin + path]);
  }
});
