import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, enoughWords, problemsIn, rewrite, writePost } from "../../tests/support/content-copy.ts";

const text = "Everything that somebody filed under a tag of their own making, told in one line.";

test("a tag of one's own takes an entry in the list of tags; one without is refused with those that exist", async () => {
  const root = contentCopy();
  const file = writePost(root, "own-tag.md", enoughWords);
  rewrite(join(root, file), (source) => source.replace(/tags: .*/, "tags: [night-trains]"));
  expect(await problemsIn(root)).toEqual([expect.stringMatching(/^.*tags\.0: "night-trains" is not one of .*tools/)]);
  appendFileSync(
    join(root, "content/pages/listing.yaml"),
    `\n  - { name: night trains, tag: night-trains, text: "${text}" }\n`,
  );
  expect(await problemsIn(root)).toEqual([]);
});
