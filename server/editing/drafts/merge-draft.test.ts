import { expect, test } from "vitest";
import { mergeDraft } from "./merge-draft.ts";

const file = "content/pages/some.yaml";
const base = `# The page
title: One
lead: >-
  Words that are
  folded
rows:
  - a: 1
  - a: 2
`;

test("what each of the two changed is taken, comments and folds of both stay", () => {
  const own = base.replace("One", "Mine");
  const theirs = base.replace("# The page", "# Their page").replace("Words", "Their words");
  expect(mergeDraft(file, { base, own, theirs })).toEqual({ text: theirs.replace("One", "Mine"), both: [] });
});

test("what both changed is theirs, with mine beside; the same change of both is not a conflict", () => {
  const own = base.replace("One", "Mine").replace("- a: 1", "- a: 7");
  const theirs = base.replace("One", "Theirs").replace("- a: 1", "- a: 7");
  expect(mergeDraft(file, { base, own, theirs })).toEqual({
    text: theirs,
    both: [{ path: ["title"], before: "One", value: "Mine" }],
  });
});

test("a list that one of them arranged takes the other's words elsewhere", () => {
  const arranged = `${base}  - a: 3\n`;
  const words = base.replace("One", "Other");
  const wanted = arranged.replace("One", "Other");
  expect(mergeDraft(file, { base, own: arranged, theirs: words })?.text).toBe(wanted);
  expect(mergeDraft(file, { base, own: words, theirs: arranged })?.text).toBe(wanted);
});

test("a list that both changed, or a file that one of them took away, is for people to decide", () => {
  const arranged = `${base}  - a: 3\n`;
  expect(mergeDraft(file, { base, own: arranged, theirs: base.replace("- a: 1", "- a: 9") })).toBeUndefined();
  expect(mergeDraft(file, { base, own: base.replace("One", "Mine"), theirs: null })).toBeUndefined();
  expect(mergeDraft(file, { base: null, own: base, theirs: `${base}# theirs\n` })).toBeUndefined();
  // Their comment would be lost.
  expect(mergeDraft(file, { base, own: arranged, theirs: base.replace("# The", "# Their") })).toBeUndefined();
});

test("blocks of a post are merged each for itself, in a file from Windows too", () => {
  const post = "---\r\ntitle: One\r\n---\r\n\r\nFirst words.\r\n\r\nSecond words.\r\n";
  const own = post.replace("First", "My first");
  const theirs = post.replace("Second", "Their second").replace("One", "Two");
  expect(mergeDraft("content/blog/a.md", { base: post, own, theirs })).toEqual({
    text: theirs.replace("First", "My first"),
    both: [],
  });
});

test("where both wrote the same part of a post, or blocks came or went, theirs stands and mine is kept as a whole", () => {
  const post = "---\ntitle: One\n---\n\nFirst words.\n\nSecond words.\n";
  const theirs = post.replace("Second", "Their second");
  for (const mine of ["First words.\n\nMy second words.\n", "First words.\n\nBetween.\n\nSecond words.\n"]) {
    const own = post.replace("One", "Mine").replace(/First[\s\S]*/, mine);
    expect(mergeDraft("content/blog/a.md", { base: post, own, theirs })).toEqual({
      text: theirs.replace("One", "Mine"),
      both: [{ path: ["body"], before: "First words.\n\nSecond words.\n", value: mine }],
    });
  }
});
