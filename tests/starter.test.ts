import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageSchemas } from "../model/pages/pages.server.ts";
import { contentCopy, problemsIn } from "./support/content-copy.ts";

const folder = "starter/content/pages";

test("the starter has words for every page, and they stand on a site that has none of its own", async () => {
  const pages = readdirSync(folder).map((file) => file.replace(".yaml", ""));
  expect(pages.sort()).toEqual(Object.keys(pageSchemas).sort());
  const root = contentCopy();
  rmSync(join(root, "content/pages"), { recursive: true });
  // Its posts keep tags and series that their own list page named, which the starter's does not.
  expect((await problemsIn(root)).filter((problem) => problem.startsWith("starter/"))).toEqual([]);
});

test("the starter's words name no pictures but the plates that every adopted site has", () => {
  const words = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const pictures = words.flatMap((text) => text.match(/\/images\/[\w-]+\.\w+/g) ?? []);
  expect(pictures.filter((picture) => !/^\/images\/plate-[1-8]\.webp$/.test(picture))).toEqual([]);
});
