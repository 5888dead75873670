import { expect, test } from "vitest";
import { siteTexts } from "#model/machine-files/search-files.server.ts";
import { readArchive } from "#model/posts/archive-page.server.ts";
import { readChoice } from "#model/posts/post-archive.server.ts";
import { readContent } from "#model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { nearestPages } from "../frame/nearest-pages.ts";
import { closestPages, findAnswers, findPosts, siteSearch } from "./site-search.server.ts";

const addresses = [
  "/contac",
  "/portfolio/siatkaa",
  "/blog/ein-fus",
  "/shop/lampe",
  "/teams",
  "/old/unreal-engine",
  "/zzz",
];

const content = await readContent({ root: fixtureSite });

async function archiveFor(query: string) {
  const choice = readChoice(new URLSearchParams(query));
  return readArchive(content, choice, "1", await findPosts(content, choice.q));
}

test("the archive finds posts by their tags and with slips, as the search of the site does", async () => {
  for (const { tag, name } of content.pages.listing.tags) {
    const wearing = content.blog.filter(({ tags }) => tags.includes(tag)).map(({ slug }) => slug);
    expect((await findPosts(content, name)).slugs, name).toEqual(expect.arrayContaining(wearing));
  }
  expect(await findPosts(content, "gesi wiezy")).toMatchObject({ isClose: false });
  const slip = await findPosts(content, "gesi wieyz");
  expect(slip).toMatchObject({ isClose: true, meant: "gesi wiezy" });
  expect(slip.slugs[0]).toBe("gesi-na-wiezy");
});

test("the archive shows the best match first, says when it only comes close, and still narrows", async () => {
  const slip = await archiveFor("q=gesi+wieyz");
  expect(slip?.results.close).toContain("“gesi wiezy”");
  expect(slip?.periods).toHaveLength(1);
  expect(slip?.periods[0]?.posts[0]?.slug).toBe("gesi-na-wiezy");
  expect((await archiveFor("q=gesi"))?.results.close).toBeUndefined();
  const none = await archiveFor("q=gesi&year=1999");
  expect(none?.results.advice).toBeDefined();
  expect(none?.periods).toMatchObject([{ name: content.pages["blog-grid"].none.newest }]);
  expect((await archiveFor("q=the"))?.results.advice).toBeDefined();
});

test("answers are found by their group's name, with slips and without accents", async () => {
  const [group] = content.faqs;
  const paths = async (query: string) => (await findAnswers(content, query)).hits.map(({ path }) => path);
  expect(await paths(group?.name ?? "")).toEqual(expect.arrayContaining(group?.questions.map(({ id }) => id) ?? [""]));
  expect((await paths("apfel")).length).toBeGreaterThan(0);
  expect(await paths("whitsle")).toEqual(await paths("whistle"));
});

test("the pages closest to an address are those that the search of the whole site finds", async () => {
  const [engine, texts] = [await siteSearch(content), siteTexts(content)];
  for (const { path } of texts.slice(0, 40)) addresses.push(`${path.slice(0, -2)}e`, path.replace(/-/, "-x"));
  for (const address of addresses) {
    expect(await closestPages(content, address), address).toEqual(nearestPages(engine, texts, address, 3));
  }
});
