import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, enoughWords, problemsIn, rewrite, writePost } from "../../tests/support/content-copy.ts";

const firstCase = (root: string) => join("content/cases", readdirSync(join(root, "content/cases"))[0] ?? "");

test("work that ends before it began, or in other weeks than between its days, is refused with the remedy", async () => {
  const [over, long] = [contentCopy(), contentCopy()];
  rewrite(join(over, firstCase(over)), (source) => source.replace(/^to: .*$/m, "to: 2001-01-01"));
  rewrite(join(long, firstCase(long)), (source) =>
    source.replace(/^weeks: (\d+)$/m, (_, weeks: string) => `weeks: ${Number(weeks) + 1}`),
  );
  const file = firstCase(over);
  expect(await problemsIn(over)).toContainEqual(
    expect.stringMatching(`^${file}: to: is before \\d{4}-\\d\\d-\\d\\d, when the work began; write a later day`),
  );
  expect(await problemsIn(long)).toContainEqual(
    expect.stringMatching(`^${file}: weeks: is \\d+, but from .* are \\d+; change`),
  );
});

test("a note before the work that it links to is refused", async () => {
  const root = contentCopy();
  const slug = firstCase(root).replace("content/cases/", "").replace(".yaml", "");
  const file = writePost(root, "early.md", `[The job](/portfolio/${slug}) is going well.\n\n${enoughWords}`);
  rewrite(join(root, file), (source) => source.replace("2020-02-03", "2001-02-03"));
  expect(await problemsIn(root)).toContainEqual(
    expect.stringMatching(`^${file}: date: is before .* to which it links`),
  );
});
