import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBuildEnvironment } from "../../server/env.ts";
import { contentCopy, enoughWords, problemsIn, rewrite, writePost } from "../../tests/support/content-copy.ts";
import { readContent } from "./read-content.server.ts";

function fact(fields: string): string {
  return `test-fact:
  says: It is {{test-fact}}.
  value: 7313
  unit: EUR
  asOf: 2026-10-01
  source: Counted for the test.
  public: true
${fields}`;
}

function copyWith(facts: string): string {
  const root = contentCopy();
  mkdirSync(join(root, "content/facts"), { recursive: true });
  writeFileSync(join(root, "content/facts/of-the-test.yaml"), facts);
  return root;
}

test("a page and a post say what a fact says, in text and not in code", async () => {
  const root = copyWith(fact(""));
  writePost(root, "citing.md", `It costs {{test-fact}}, written \`{{test-fact}}\`.\n\n${enoughWords}`);
  rewrite(join(root, "content/blog/citing.md"), (source) => source.replace("2020-02-03", "2026-10-02"));
  const { blog } = await readContent({ root, today: "2026-11-22" });
  const body = JSON.stringify(blog.find(({ slug }) => slug === "citing")?.body);
  expect(body).toContain("It costs €7,313, written ");
  expect(body).toContain('{"tag":"code","children":["{{test-fact}}"]}');
});

test("a case may cite its own result, counted after its last day, and a result before the work is refused", async () => {
  const { cases } = await readContent({ root: contentCopy(), today: "2099-01-01" });
  const [study] = cases;
  if (!study) throw new Error("The fixture site has a case");
  const citing = (asOf: string, of: string) => {
    const root = copyWith(fact(`  case: ${of}`).replace("2026-10-01", asOf));
    rewrite(join(root, `content/cases/${study.slug}.yaml`), (source) =>
      source.replace(/^outcomeText:.*(\n {2}.*)*/m, 'outcomeText: "It is {{test-fact}}, and more."'),
    );
    return root;
  };
  const { cases: cited } = await readContent({ root: citing("2098-01-01", study.slug), today: "2099-01-01" });
  expect(cited.find(({ slug }) => slug === study.slug)?.outcomeText).toBe("It is €7,313, and more.");
  expect(await problemsIn(citing("2001-01-01", study.slug))).toEqual([
    `content/facts/of-the-test.yaml: test-fact.asOf: is before ${study.from}, when the work on ${study.title} began, whose result it is; write a later day`,
  ]);
});

test("a mistake in a citation, a copy and a text before its fact are reported with file, line and remedy", async () => {
  const root = copyWith(fact(""));
  writePost(root, "wrong.md", `It costs {{test-fct}} or €7,313.\n\n${enoughWords}`);
  writePost(root, "early.md", `It costs {{test-fact}}.\n\n${enoughWords}`);
  expect(await problemsIn(root)).toEqual([
    'content/blog/early.md: body: line 13: "test-fact" was counted on 2026-10-01, after this text of 2020-02-03; cite what was known then, or give the fact a history',
    'content/blog/wrong.md: body: line 13: "€7,313" is a fact\'s; write {{test-fact}} in its place',
    expect.stringMatching(
      /^content\/blog\/wrong.md: body: line 13: there is no fact "test-fct"; did you mean "test-fact"\?/,
    ),
  ]);
});

test("a copy may be excused by name, with a reason", async () => {
  const root = copyWith(fact(""));
  const file = writePost(root, "excused.md", `It costs €7,313.\n\n${enoughWords}`);
  writeFileSync(
    join(root, "content/facts/excuses.yaml"),
    `- { file: ${file}, text: "€7,313", reason: Another sum. }\n`,
  );
  expect((await problemsIn(root)).filter((problem) => problem.includes("excused.md"))).toEqual([]);
});

test("a citation without its quotation marks says so", async () => {
  const root = copyWith(fact(""));
  rewrite(join(root, "content/pages/faq.yaml"), (source) =>
    source.replace(/^ {2}title: .*/m, "  title: {{test-fact}}"),
  );
  expect(await problemsIn(root)).toEqual([
    expect.stringMatching(
      /^content\/pages\/faq.yaml: cannot be read as YAML, line 2: a citation goes into double quotes/,
    ),
  ]);
});

test("time never makes content unsound: an expired fact is replaced by its own words", async () => {
  const root = copyWith(fact("  until: 2026-10-31\n  whenExpired: ask us\n"));
  rewrite(join(root, "content/pages/faq.yaml"), (source) =>
    source.replace(
      /^ {2}description: .*/m,
      '  description: "It is {{test-fact}} today, and the answer to this is long enough for a search."',
    ),
  );
  const said = async (today: string) => (await readContent({ root, today })).pages.faq.head.description;
  expect(await said("2026-10-31")).toContain("It is €7,313 today");
  expect(await said("2026-11-01")).toContain("It is ask us today");
});

test.each(["2031-12-25", "2036-01-05"])(
  "this site is sound on %s too, and no figure of the sample has run out",
  async (today) => {
    const { facts } = await readContent({ root: readBuildEnvironment(process.env).contentFolder, today });
    expect(facts.filter(({ isExpired, isSample }) => isExpired && isSample).map(({ id }) => id)).toEqual([]);
  },
);

test.each([
  [
    "value: 7313\n",
    "value: 7313\n  equals: 7000 + 300\n",
    '"test-fact" does not equal what it is made of, which comes to 7300 (a bare number)',
  ],
  ["value: 7313", 'value: "{{test-fact}} * 2"', '"test-fact" is worked out from itself'],
  [
    "asOf: 2026-10-01",
    "asOf: 2026-10-01\n  until: 2026-09-01\n  whenExpired: ask us",
    "is before 2026-10-01, when it was counted; write a later day",
  ],
])("a fact that cannot be so is refused: %s becomes %s", async (before, after, reason) => {
  const [problem = ""] = await problemsIn(copyWith(fact("").replace(before, after)));
  expect(problem).toContain("content/facts/of-the-test.yaml: test-fact");
  expect(problem).toContain(reason);
});
