import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { pagePictureProblems, picturesOfPages } from "./page-pictures.server.ts";
import { readContent } from "./read-content.server.ts";
import { sampleProblems } from "./sample-rules.server.ts";

test("a site without rules for a sample is not checked against any", async () => {
  const root = contentCopy();
  expect(sampleProblems(root, await readContent({ root }))).toEqual([]);
});

test("a sample has at least what its rules count, and exactly the prices that they name", async () => {
  const root = contentCopy();
  const content = await readContent({ root });
  const [plan, product, category] = [content.plans[0], content.products[0], content.categories[0]];
  const rulesWith = (posts: number, price: number) => `
least: { blog: ${posts}, cases: 1, people: 1, products: 1, testimonials: 1, games: 1, plans: 1, categories: 1, questions: 1, steps: 0, slides: 0 }
posts: { "${category?.name}": 1 }
plans: ["${plan?.plan} ${price}"]
counters: []
products: ["${product?.id} ${product?.price}/${product?.offerPrice}"]
firstProduct: "${product?.title}"
pagesAPicture: 99
pictures: ${JSON.stringify(picturesOfPages(root))}
`;
  const problemsWith = (rules: string) => {
    writeFileSync(join(root, "content/sample.yaml"), rules);
    return sampleProblems(root, content).map(({ field }) => field);
  };
  expect(problemsWith(rulesWith(content.blog.length, plan?.price ?? 0))).toEqual([]);
  expect(problemsWith(rulesWith(content.blog.length + 1, 1))).toEqual(["least.blog", "plans.0"]);
});

test("a sample says which page names which picture, and limits the pages of one picture", async () => {
  const root = contentCopy();
  const there = picturesOfPages(root);
  const most = Math.max(
    ...Object.values(there)
      .flat()
      .map((name) => Object.values(there).filter((names) => names.includes(name)).length),
  );
  const told = (pictures: Record<string, string[]>, pagesAPicture: number) =>
    pagePictureProblems(root, "sample.yaml", { pictures, pagesAPicture }).map(({ field, reason }) => [field, reason]);
  expect(told(there, most)).toEqual([]);
  const [page = "", names = []] = Object.entries(there)[0] ?? [];
  expect(told({ ...there, [page]: [], lost: ["a"] }, most)).toEqual([
    [`pictures.${page}`, `content/pages/${page}.yaml names [${names.join(", ")}]`],
    ["pictures.lost", "content/pages/lost.yaml names none"],
  ]);
  expect(told(there, most - 1).map(([field]) => field)).toContain("pagesAPicture");
});
