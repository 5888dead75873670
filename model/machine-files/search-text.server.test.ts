import { expect, test } from "vitest";
import { visiblePieces } from "./search-text.server.ts";

test("the words of a piece of content are found at any depth, without what visitors do not see", () => {
  const pieces = visiblePieces({
    title: "Kettle",
    items: [{ label: "{count} cups", url: "/tea" }],
    body: [{ tag: "p", attrs: { className: "x" }, children: ["Steam ", { tag: "em", children: ["whistles"] }, "."] }],
    department: "tang",
    stock: 4,
    lead: "ada-quill",
    from: "2026-03-03",
  });
  expect(pieces).toEqual(["Kettle", "cups", "Steam whistles."]);
});

test("a list of words is as many pieces, a paragraph is one", () => {
  expect(visiblePieces({ details: ["Beech", "Wool"], care: "Hand-wash." })).toEqual(["Beech", "Wool", "Hand-wash."]);
});

test("blocks are pieces of their own, and a document has no signs of Markdown", () => {
  const block = (tag: string, ...children: string[]) => ({ tag, attrs: {}, children });
  expect(visiblePieces([block("h2", "Why"), "\n", block("p", "It boils.")])).toEqual(["Why", "It boils."]);
  const document = {
    title: "NDA",
    body: "## Purpose\n\nBetween **us** and [you](/contact).\n\n| A | B |\n|---|---|\n| c | d |",
  };
  expect(visiblePieces(document)).toEqual(["NDA", "Purpose", "Between us and you.", "A", "B", "c", "d"]);
});
