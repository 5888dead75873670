import { expect, inject, test } from "vitest";
import { pageOnce } from "../support/inspect/html.ts";
import { graphOf, type Thing, textsIn, thingsIn } from "../support/inspect/structured-data.ts";
import { ownContent } from "../support/own-content.ts";
import { mainText, prerenderedPaths, publicOrigin } from "../support/pages.ts";

const { site, products, faqs, cases, people } = ownContent;
const paths = await prerenderedPaths();
const pages = await Promise.all(
  paths.map(async (path) => {
    const { html } = await pageOnce(path);
    return { path, html, graph: graphOf(html) };
  }),
);

const find = (path: string, type: string) =>
  pages.find((page) => page.path === path)?.graph.find((thing) => thing["@type"] === type);

test("every address of ours in structured data is whole and answers", async () => {
  const texts = pages.flatMap(({ graph }) => textsIn(graph));
  const addresses = new Set(
    texts.filter((text) => text.startsWith(site.origin) && !text.includes("{")).map((text) => text.replace(/#.*$/, "")),
  );
  const dead: string[] = [];
  for (const address of addresses) {
    const response = await fetch(address.replace(publicOrigin(), inject("origin")), {
      method: "HEAD",
      redirect: "manual",
    });
    if (response.status !== 200) dead.push(`${address}: ${response.status}`);
  }
  expect(addresses.size).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test("structured data says what the page says", () => {
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
    const [post] = thingsIn(graph).filter((thing) => thing["@type"] === "BlogPosting");
    const [author] = thingsIn(post?.author ?? "");
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
    potentialAction: { target: { urlTemplate: `${publicOrigin()}/search?q={search_term_string}` } },
  });
});
