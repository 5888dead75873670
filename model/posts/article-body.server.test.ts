import { expect, test } from "vitest";
import { plainText, type RichNode } from "#shared/rich-text.ts";
import { parseMarkdown } from "../markdown/markdown.server.ts";
import { articleBody } from "./article-body.server.ts";

const bodyOf = (source: string) => articleBody(parseMarkdown(source));
const textOf = (block: ReturnType<typeof bodyOf>["blocks"][number] | undefined) =>
  block && "text" in block ? block.text : [];
const json = (value: unknown) => JSON.stringify(value);

test("consecutive paragraphs are one block, code and tables are blocks of their own", () => {
  const { blocks } = bodyOf("One.\n\nTwo.\n\n```ts\nconst a = 1;\n```\n\nThree.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n");
  expect(blocks.map(({ kind }) => kind)).toEqual(["words", "code", "words", "table"]);
});

test("a quotation is a block of its own, so that its author's picture fits on it", () => {
  const { blocks } = bodyOf("One.\n\n> Said once.\n\nTwo.\n");
  expect(blocks.map(({ kind }) => kind)).toEqual(["words", "quote", "words"]);
  expect(textOf(blocks[1])).toEqual([{ tag: "p", attrs: {}, children: ["Said once."] }]);
});

test("a code block knows its language and loses the last line break", () => {
  const [block] = bodyOf("```rust\nlet a = 1;\n```").blocks;
  expect(block).toMatchObject({ kind: "code", language: "Rust", label: "Code 1, Rust" });
  expect(plainText(textOf(block))).toBe("let a = 1;");
});

test("two tables have different labels", () => {
  const { blocks } = bodyOf("| a | b |\n| - | - |\n| 1 | 2 |\n\nThen\n\n| a | b |\n| - | - |\n| 1 | 2 |\n");
  const labels = blocks.flatMap((block) => (block.kind === "table" ? [block.label] : []));
  expect(labels).toEqual(["Table 1: a, b", "Table 2: a, b"]);
});

test("a table has no obsolete attribute and no loose space between its rows", () => {
  const [block] = bodyOf("| a | b |\n| --- | ---: |\n| 1 | 2 |\n").blocks;
  expect(json(block)).not.toContain("align");
  expect(json(block)).toContain('"className":"number"');
  const strings = (nodes: readonly RichNode[]): string[] =>
    nodes.flatMap((node) => (typeof node === "string" ? [node] : strings(node.children ?? [])));
  expect(strings(textOf(block))).toEqual(["a", "b", "1", "2"]);
});

test("headings of the second level make the contents", () => {
  const { contents } = bodyOf("## The sums\n\nText\n\n### Smaller\n\n## The *cost*\n");
  expect(contents).toEqual([
    { id: "the-sums", title: "The sums" },
    { id: "the-cost", title: "The cost" },
  ]);
});

test("footnotes leave the text and keep both of their links", () => {
  const { blocks, notes } = bodyOf("Text.[^a] More.[^b]\n\n[^a]: First note.\n[^b]: Second.\n");
  expect(notes.map(({ id }) => id)).toEqual(["fn-a", "fn-b"]);
  expect(json(notes)).toContain('"href":"#fnref-a"');
  expect(plainText(notes[0]?.text ?? [])).toBe("First note. Back");
  expect(json(blocks)).toContain('"href":"#fn-a"');
  expect(json(blocks)).toContain('"aria-describedby":"footnote-label"');
  expect(json(blocks)).not.toContain("ariaDescribedBy");
});

test("a picture in a paragraph of its own is a figure with its caption", () => {
  const body = parseMarkdown('Words.\n\n![A crane](/images/crane.webp "Idle")\n\nMore.\n');
  expect(articleBody(body).blocks).toMatchObject([
    { kind: "words" },
    { kind: "figure", image: { src: "/images/crane.webp" }, alt: "A crane", caption: "Idle" },
    { kind: "words" },
  ]);
});
