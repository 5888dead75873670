import { expect, test } from "vitest";
import { plainText } from "#shared/rich-text.ts";
import { parseMarkdown } from "./markdown.server.ts";

/** [words, id] of each heading. */
function headingsOf(source: string): [string, string | undefined][] {
  return parseMarkdown(source).flatMap((node): [string, string | undefined][] =>
    typeof node === "string" || !/^h\d$/.test(node.tag) ? [] : [[plainText(node.children ?? []), node.attrs?.id]],
  );
}

test.each(["Main", "Search", "Menu", "Email", "Website", "Summary", "Contents", "Email problem", "Fn 1"])(
  "a heading %s has another id than the part of the page of that name",
  (words) => {
    const id = words.toLowerCase().replace(" ", "-");
    const [[, first] = [], [, second] = []] = headingsOf(`## ${words}\n\n## ${words}`);
    expect([first, second]).not.toContain(id);
    expect(first).toContain(id);
    expect(second).not.toBe(first);
  },
);

test("headings have their words as ids, and a number where those are taken, also by words with a number", () => {
  expect(headingsOf("## Part\n\n## Part\n\n## Part 2\n\n### Of a kettle")).toEqual([
    ["Part", "part"],
    ["Part", "part-2"],
    ["Part 2", "part-2-2"],
    ["Of a kettle", "of-a-kettle"],
  ]);
});
