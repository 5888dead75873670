import { expect, test } from "vitest";
import { readContent } from "#model/reading/read-content.server.ts";
import { nearestPages } from "../frame/nearest-pages.ts";
import { closestPages, siteSearch } from "./site-search.server.ts";

const addresses = [
  "/contac",
  "/portfolio/tidewik",
  "/blog/korean-word",
  "/shop/lamp",
  "/teams",
  "/old/unreal-engine",
  "/zzz",
];

test("the pages closest to an address are those that the search of the whole site finds", async () => {
  const content = await readContent({ root: process.cwd() });
  const { engine, texts } = await siteSearch(content);
  for (const { path } of texts.slice(0, 40)) addresses.push(`${path.slice(0, -2)}e`, path.replace(/-/, "-x"));
  for (const address of addresses) {
    expect(await closestPages(content, address), address).toEqual(nearestPages(engine, texts, address, 3));
  }
});
