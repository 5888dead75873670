import { expect, test } from "vitest";
import { readContent } from "#model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { nearestPages } from "../frame/nearest-pages.ts";
import { closestPages, siteSearch } from "./site-search.server.ts";

const addresses = [
  "/contac",
  "/portfolio/siatkaa",
  "/blog/ein-fus",
  "/shop/lampe",
  "/teams",
  "/old/unreal-engine",
  "/zzz",
];

test("the pages closest to an address are those that the search of the whole site finds", async () => {
  const content = await readContent({ root: fixtureSite });
  const { engine, texts } = await siteSearch(content);
  for (const { path } of texts.slice(0, 40)) addresses.push(`${path.slice(0, -2)}e`, path.replace(/-/, "-x"));
  for (const address of addresses) {
    expect(await closestPages(content, address), address).toEqual(nearestPages(engine, texts, address, 3));
  }
});
