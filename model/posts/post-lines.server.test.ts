import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/markdown.server.ts";
import { lineOf, openingOf } from "./post-lines.server.ts";

const numbered = Array.from(
  { length: 12 },
  (_, index) => `Sentence ${index} has exactly eleven words in it, counted by hand.`,
);
const body = parseMarkdown(`The opening paragraph is never quoted in any list.\n\n${numbered.join(" ")}`);

test("a line comes from the text after its first paragraph", () => {
  expect(numbered).toContain(lineOf(body));
});

test("a sentence that leans on the one before is not quoted while there are enough others", () => {
  const leaning = parseMarkdown(
    `Start.\n\n${numbered.map((line) => `It leans on what was said before it. ${line}`).join(" ")}`,
  );
  expect(lineOf(leaning)).toMatch(/^Sentence/);
});

test("a text without a second paragraph has no line to quote", () => {
  expect(lineOf(parseMarkdown("Only this."))).toBe("");
});

test("an opening stops before the sentence that would make it too long", () => {
  const text = parseMarkdown("One two three four.[^1] Five six seven.\n\nNot this.\n\n[^1]: Note.");
  expect(openingOf(text, 7)).toBe("One two three four. Five six seven.");
  expect(openingOf(text, 6)).toBe("One two three four.");
  expect(openingOf(text, 2)).toBe("One two three four.");
});

test("a sentence goes on where its line ends", () => {
  expect(openingOf(parseMarkdown("One two\nthree four. Five."), 4)).toBe("One two three four.");
});
