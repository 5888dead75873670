import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, problemsIn, rewrite } from "../../tests/support/content-copy.ts";
import type { ContentError } from "./content-error.server.ts";
import { readContent } from "./read-content.server.ts";

/** A copy of the fixture site with one file changed. */
function copyWith(file: string, change: (source: string) => string): string {
  const root = contentCopy();
  rewrite(join(root, file), change);
  return root;
}

const problemsOf = (file: string, change: (source: string) => string) => problemsIn(copyWith(file, change));

const person = "content/people/zaneta-brzeczyszczykiewicz-wloszczowska.yaml";
const post = "content/blog/wszystko-w-jednym.md";
/** No other file names it. */
const quietPost = "content/blog/zdzblo-i-belka-part-3.md";
const quote = "content/testimonials/oyvind-aas.yaml";

const mistakes: [string, string, (source: string) => string, string][] = [
  [
    "an unknown key",
    person,
    (s) => `${s}
positon: boss
`,
    `${person}: unknown field "positon"; did you mean "position"?`,
  ],
  [
    "a control character in a field",
    person,
    (s) => s.replace(/^alt: .*$/m, 'alt: "A woman\\v at a priceBook."'),
    `${person}: alt: line 5: holds the invisible character U+000B after "A woman"; delete it`,
  ],
  [
    "half of a surrogate pair, which only an escape can write",
    person,
    (s) => s.replace(/^alt: .*$/m, 'alt: "A woman \\ud800 at a priceBook."'),
    `${person}: alt: line 5: holds the invisible character U+D800 after "A woman"; delete it`,
  ],
  [
    "a missing alt text",
    person,
    (s) => s.replace(/^alt:.*\n/m, ""),
    `${person}: alt: missing; write what the picture shows, in a sentence a person would say`,
  ],
  [
    "an empty alt text",
    person,
    (s) => s.replace(/^alt:.*$/m, 'alt: ""'),
    `${person}: alt: empty; write what the picture shows, in a sentence a person would say`,
  ],
  [
    "a dead picture",
    person,
    (s) => s.replace(/^imgUrl:.*$/m, "imgUrl: /images/plate1.webp"),
    `${person}: imgUrl: there is no picture "/images/plate1.webp"; did you mean "/images/plate-1.webp"?`,
  ],
  [
    "an unknown author",
    post,
    (s) => s.replace(/^author:.*$/m, "author: li-wuu"),
    `${post}: author: there is no people entry "li-wuu"; did you mean "li-wu"?`,
  ],
  [
    "an unknown category",
    post,
    (s) => s.replace(/^category:.*$/m, "category: roznoscy"),
    `${post}: category: there is no categories entry "roznoscy"; did you mean "roznosci"?`,
  ],
  [
    "a bad date",
    post,
    (s) => s.replace(/^date:.*$/m, "date: 2026-02-30"),
    `${post}: date: "2026-02-30" is not a date; write the day it appears, like 2026-03-03`,
  ],
  [
    "too many stars",
    quote,
    (s) => s.replace(/^rating:.*$/m, "rating: 6"),
    `${quote}: rating: is 6; write a whole number from 3 to 5: stars`,
  ],
  [
    "too few stars",
    quote,
    (s) => s.replace(/^rating:.*$/m, "rating: 2"),
    `${quote}: rating: is 2; write a whole number from 3 to 5: stars`,
  ],
  [
    "half a star",
    quote,
    (s) => s.replace(/^rating:.*$/m, "rating: 4.5"),
    `${quote}: rating: is 4.5; write a whole number from 3 to 5: stars`,
  ],
  [
    "a dead internal link in a text",
    post,
    (s) => `${s}\nSee [the price list](/princing).\n`,
    `${post}: body: dead link: no page answers at "/princing"; did you mean "/pricing"?`,
  ],
  [
    "a dead internal link in a field",
    "content/site.yaml",
    (s) => s.replace("url: /privacy", "url: /privvacy"),
    `content/site.yaml: footer.legal.0.url: dead link: no page answers at "/privvacy"; did you mean "/privacy"?`,
  ],
  [
    "a link with a script",
    "content/site.yaml",
    (s) => s.replace("url: /privacy", 'url: "javascript:alert(1)"'),
    `content/site.yaml: footer.legal.0.url: "javascript:alert(1)" is not a link; write a path of this site such as /contact, or a mailto:, tel: or https: address`,
  ],
  [
    "RED-6 a redirect to a script",
    "content/redirects.yaml",
    (s) => s.replace("to: /service", 'to: "javascript:alert(1)"'),
    "content/redirects.yaml: 0.to: write a path, //host/path or an https: address",
  ],
  [
    "an unknown case",
    "content/site.yaml",
    (s) => s.replace(/^( {2}case:) .*$/m, "$1 grossenwan"),
    `content/site.yaml: featured.case: there is no cases entry "grossenwan"; did you mean "grossenwahn"?`,
  ],
  [
    "a count of something unknown",
    "content/pages/case.yaml",
    (s) => s.replace("{number of cases}", "{number of casses}"),
    `content/pages/case.yaml: bands.call-to-action.all.label: nothing counts "casses"; did you mean "cases"?`,
  ],
  [
    "a place that is taken",
    person,
    (s) => s.replace("order: 1", "order: 2"),
    `${person}: order: 2 is taken by content/people/jorg-grossmuller.yaml; write another number`,
  ],
  [
    "a price that is not a number",
    "content/plans/startup.yaml",
    (s) => s.replace(/^price:.*$/m, "price: free"),
    'content/plans/startup.yaml: price: is "free"; write a whole number from 1 to 1000000, in digits only: whole units of the currency',
  ],
];

test.each(mistakes)("%s is named with file, field and what would be right", async (_, file, change, message) => {
  expect(await problemsOf(file, change)).toEqual([message]);
});

test("a control character in a post, which would break the feed, is named with its line", async () => {
  const lines = readFileSync(join(contentCopy(), post), "utf8").trimEnd().split("\n").length;
  const problems = await problemsOf(post, (source) => `${source.trimEnd()}\n\nOne\u000b line.\n`);
  expect(problems).toEqual([
    `${post}: body: line ${lines + 2}: holds the invisible character U+000B after "One"; delete it`,
  ]);
});

test("a post without fields says how one starts", async () => {
  expect(await problemsOf(post, () => "Just text.")).toContain(
    `${post}: must start with fields between two lines of ---`,
  );
});

test("all problems are reported at once", async () => {
  const problems = await problemsOf(person, (source) =>
    source
      .replace(/^alt:.*\n/m, "")
      .replace(/^department:.*$/m, "department: teal")
      .replace("position:", "positon:"),
  );
  expect(problems).toHaveLength(4);
});

test("a post of a later day and a draft stay out, unless previewed; the next due day is reported", async () => {
  const root = copyWith(quietPost, (source) => source.replace(/^date:.*$/m, "date: 2030-01-02"));
  const built = await readContent({ root, today: "2030-01-01" });
  expect(built.blog).toHaveLength(24);
  expect(built.nextDue).toBe("2030-01-02");
  expect((await readContent({ root, today: "2030-01-01", preview: true })).blog).toHaveLength(25);
  expect((await readContent({ root, today: "2030-01-02" })).blog).toHaveLength(25);
  const draft = copyWith(quietPost, (source) => source.replace(/^kind:/m, "draft: true\nkind:"));
  expect((await readContent({ root: draft })).blog).toHaveLength(24);
});

test("a draft of a case, a person or a product stays out and has no address, unless previewed", async () => {
  const root = contentCopy();
  for (const [from, to] of [
    ["cases/siatka", "cases/draft-case"],
    ["people/li-wu", "people/draft-person"],
    ["products/lampe", "products/draft-product"],
  ]) {
    const source = readFileSync(join(root, `content/${from}.yaml`), "utf8")
      .replace(/^order:.*$/m, "order: 99")
      .replace(/^id:.*$/m, "id: 99");
    writeFileSync(join(root, `content/${to}.yaml`), `draft: true\n${source}`);
  }
  const counts = async (preview: boolean) => {
    const { cases, people, products } = await readContent({ root, preview });
    return [cases, people, products].map((entries) => entries.filter(({ slug }) => slug.startsWith("draft-")).length);
  };
  expect(await counts(false)).toEqual([0, 0, 0]);
  expect(await counts(true)).toEqual([1, 1, 1]);
});

test("nothing published refers to a draft; another draft may", async () => {
  const link = (source: string) => source.replace(/^related:\n( +- .*\n)+/m, "related: [lampe, gruen]\n");
  const root = copyWith("content/products/kompass.yaml", link);
  const lamp = join(root, "content/products/lampe.yaml");
  writeFileSync(lamp, `draft: true\n${readFileSync(lamp, "utf8")}`);
  const outcome = await readContent({ root }).catch((error: ContentError) => error);
  expect(outcome).toHaveProperty(
    "message",
    expect.stringContaining(
      'content/products/kompass.yaml: related.0: "lampe" is a draft, which only a preview shows; publish it too, or choose another',
    ),
  );
  await readContent({ root, preview: true });
});

test("nothing published links to a draft of a post; the featured post cannot be one", async () => {
  const root = copyWith(post, (source) => source.replace(/^kind:/m, "draft: true\nkind:"));
  const other = join(root, "content/blog/z-part-2.md");
  const path = "/blog/wszystko-w-jednym";
  writeFileSync(other, `${readFileSync(other, "utf8")}\nSee [the long one](${path}#ende).\n`);
  const outcome = await readContent({ root }).catch((error: ContentError) => error);
  const isDraft = "is a draft, which only a preview shows; publish it too, or choose another";
  expect("problems" in outcome && outcome.problems).toEqual([
    { file: "content/blog/z-part-2.md", field: "body", reason: `"${path}" ${isDraft}` },
    {
      file: "content/site.yaml",
      field: "featured.post",
      reason: `"wszystko-w-jednym" ${isDraft}`,
    },
  ]);
  await readContent({ root, preview: true });
});

test("a post may link to one that is out by its own day, and nothing to one that comes later", async () => {
  const path = "/blog/zdzblo-i-belka-part-3";
  const root = copyWith(quietPost, (source) => source.replace(/^date:.*$/m, "date: 2030-01-02"));
  const other = join(root, "content/blog/z-part-2.md");
  const source = `${readFileSync(other, "utf8")}\nSee [the straw](${path}).\n`;
  const problemsOn = async (day: string) => {
    writeFileSync(other, source.replace(/^date:.*$/m, `date: ${day}`));
    const outcome = await readContent({ root, today: "2030-01-01" }).catch((error: ContentError) => error);
    return "problems" in outcome ? outcome.problems.map(({ reason }) => reason) : [];
  };
  expect(await problemsOn("2026-01-01")).toEqual([
    `"${path}" appears on 2030-01-02 only; date it earlier, or choose another`,
  ]);
  expect(await problemsOn("2030-01-02")).toEqual([]);
});
