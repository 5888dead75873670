import { expect, test } from "vitest";
import { readContent } from "../model/read-content.server.ts";
import { countWords } from "../model/reading-time.server.ts";

const lengths = { long: { least: 900, most: 1500, posts: 12 }, note: { least: 200, most: 400, posts: 36 } } as const;

test("12 long posts have 900 to 1,500 words and 36 notes 200 to 400", async () => {
  const { blog } = await readContent({ root: process.cwd(), preview: true });
  for (const [kind, { least, most, posts }] of Object.entries(lengths)) {
    const own = blog.filter((post) => post.kind === kind && !post.draft);
    expect(own.length, kind).toBe(posts);
    const wrong = own
      .map(({ slug, body }) => ({ slug, words: countWords(body) }))
      .filter(({ words }) => words < least || words > most);
    expect(wrong).toEqual([]);
  }
});
