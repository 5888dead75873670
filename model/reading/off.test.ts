import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, problemsIn, rewrite } from "../../tests/support/content-copy.ts";
import { listedPages } from "../pages/page-list.server.ts";
import { prerenderedPaths } from "../pages/site-paths.server.ts";
import { readContent } from "./read-content.server.ts";

/** A copy of the fixture site that does without some pages. */
function copyWithout(...off: string[]): string {
  const root = contentCopy();
  rewrite(join(root, "content/site.yaml"), (source) => `off: [${off.join(", ")}]\n${source}`);
  return root;
}

test("a page that is off is in no list, with what is below it, and links to it become their words", async () => {
  const root = copyWithout("/team", "/pricing");
  const content = await readContent({ root });
  const paths = [...prerenderedPaths(content), ...listedPages(content).map(({ path }) => path)];
  expect(paths.filter((path) => /^\/(team|pricing)/.test(path))).toEqual([]);
  expect(content.people.length).toBeGreaterThan(0);
  expect(JSON.stringify([content.site.footer, content.site.secondRow])).not.toContain("/pricing");
  expect(JSON.stringify(content)).not.toMatch(/"href":"\/(team|pricing)/);
  expect(content.offLinks.length).toBeGreaterThan(0);
  for (const { file, field } of content.offLinks) expect([file, field].every(Boolean)).toBe(true);
});

test("with a list that is off go its entries, whose files need not be there, nor its words", async () => {
  const root = copyWithout("/blog", "/portfolio", "/shop");
  for (const gone of ["blog", "categories", "cases", "products", "pages/cart.yaml"])
    rmSync(join(root, "content", gone), { recursive: true, force: true });
  rewrite(join(root, "content/pages/shop.yaml"), () => "head: broken\n");
  const problems = await problemsIn(root);
  expect(problems.filter((line) => !line.includes("shop.yaml"))).toEqual([]);
});

test.each(["/contact", "/privacy", "/nowhere"])("%s cannot be switched off", async (path) => {
  expect(await problemsIn(copyWithout(path))).toEqual([
    expect.stringMatching(`content/site.yaml: off.0: "${path}" is not one of /home-2, `),
  ]);
});

test("an address that is off may lead elsewhere", async () => {
  const root = copyWithout("/pricing");
  rewrite(
    join(root, "content/redirects.yaml"),
    (source) => `${source}- { from: /pricing, to: /contact, status: 308 }\n`,
  );
  expect(await problemsIn(root)).toEqual([]);
});

test("kinds without entries are not a problem, and what names an entry of theirs is left alone", async () => {
  const root = contentCopy();
  for (const gone of ["testimonials", "games", "plans"])
    rmSync(join(root, "content", gone), { recursive: true, force: true });
  const content = await readContent({ root });
  expect([content.testimonials, content.games, content.plans]).toEqual([[], [], []]);
});
