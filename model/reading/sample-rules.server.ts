import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Content } from "../content.server.ts";
import { plainFields as f } from "../fields/plain-fields.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { pagePictureProblems } from "./page-pictures.server.ts";
import { readChecked } from "./read-checked.server.ts";

const file = "content/sample.yaml";
const counted = ["blog", "cases", "people", "products", "testimonials", "games", "plans", "categories"] as const;
const least = Object.fromEntries(
  [...counted, "questions", "steps", "slides"].map((name) => [name, f.number("how many there are at least")]),
);

const rulesSchema = f.object({
  least: f.object(least),
  posts: z.record(z.string(), f.number("how many posts it has at least")),
  plans: f.list(f.text("name and price, such as Startup 99")),
  counters: f.list(f.text("figure, sign and title"), { min: 0 }),
  products: f.list(f.text("number, price and offer, such as 1 39/29")),
  firstProduct: f.text("its title"),
  pagesAPicture: f.number("on how many pages a picture may be named"),
  pictures: z.record(z.string(), f.list(f.text("the name of a picture"))),
});

/** Where a sample's content is not what its customer fixed; nothing for a site without `content/sample.yaml`. */
export function sampleProblems(root: string, content: Content): ContentProblem[] {
  if (!existsSync(join(root, file))) return [];
  const problems: ContentProblem[] = [];
  const rules = readChecked(root, file, rulesSchema, problems);
  if (!rules) return problems;
  const refuse = (field: string, reason: string) => void problems.push({ file, field, reason });
  for (const [name, number] of Object.entries(rules.least)) {
    const there = countOf(content, name);
    if (there < number) refuse(`least.${name}`, `there are ${there}; the sample has ${number} at least`);
  }
  for (const [name, number] of Object.entries(rules.posts)) {
    const slug = content.categories.find((category) => category.name === name)?.slug;
    const there = content.blog.filter(({ category }) => category === slug).length;
    if (there < number) refuse(`posts.${name}`, `there are ${there}; the sample has ${number} at least`);
  }
  const lines = linesOf(content);
  for (const name of ["plans", "counters", "products"] as const) {
    for (const [index, line] of rules[name].entries()) {
      const there = lines[name][index] ?? "missing";
      if (there !== line) refuse(`${name}.${index}`, `is ${there}; the sample has ${line}`);
    }
  }
  const [first] = content.products;
  if (first?.title !== rules.firstProduct)
    refuse("firstProduct", `is ${first?.title}; the sample has ${rules.firstProduct}`);
  return [...problems, ...pagePictureProblems(root, file, rules)];
}

function countOf(content: Content, name: string): number {
  if (name === "questions") return content.faqs.flatMap(({ questions }) => questions).length;
  if (name === "steps" || name === "slides") return content[name].length;
  return content[name as (typeof counted)[number]].length;
}

function linesOf({ plans, counters, products }: Content) {
  return {
    plans: plans.map(({ plan, price }) => `${plan} ${price}`),
    counters: counters.map(({ number, symbol, title }) => `${number}${symbol} ${title}`),
    products: products.map(({ id, price, offerPrice }) => `${id} ${price}/${offerPrice}`),
  };
}
