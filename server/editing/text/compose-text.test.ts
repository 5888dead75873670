import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMarkdown } from "#model/markdown/markdown.server.ts";
import { fixtureSite } from "../../../tests/support/fixture-site.ts";
import { partsOf } from "../splice-source.ts";
import { SpliceError } from "../splice-yaml.ts";
import { blocksOver, composeText, unwritten } from "./compose-text.ts";
import { readText } from "./read-text.ts";
import { type Piece, parseWritten, type TextMark, type TextNode } from "./text-nodes.ts";

const folder = join(fixtureSite, "content/blog");
const bodies = readdirSync(folder).map((file): [string, string] => [
  file,
  partsOf(readFileSync(join(folder, file), "utf8"), file).body ?? "",
]);
const nodesOf = (body: string) => readText(body).map(({ node }) => node);
const kept = (body: string): Piece[] => readText(body).map((_, keep) => ({ keep }));
const words = (text: string, ...marks: TextMark[]): TextNode => ({ type: "text", text, marks });
const paragraph = (...content: TextNode[]): TextNode => ({ type: "paragraph", content });
const printed = (...nodes: TextNode[]) =>
  composeText(
    "",
    nodes.map((node) => ({ node })),
  ).text;

test.each(bodies)(
  "%s stays byte for byte where nothing changes, and says the same where every block is printed",
  (_, body) => {
    expect(composeText(body, kept(body)).text).toBe(body);
    const anew = composeText(
      body,
      nodesOf(body).map((node) => ({ node })),
    ).text;
    expect(nodesOf(anew)).toEqual(nodesOf(body));
    const isSame = readText(body).filter(({ source }, at) => readText(anew)[at]?.source === source);
    expect(isSame.length).toBe(readText(body).length);
  },
);

test("a changed block leaves the others and what stands between them as they were", () => {
  const body = "One\nin two lines.\n\n\n* old\n* sign\n\n<!-- for Ada -->\n\nThree.\n\n\n";
  const pieces = kept(body).with(3, { node: paragraph(words("Four.")) });
  const { text, at } = composeText(body, pieces);
  expect(text).toBe(body.replace("Three.", "Four."));
  expect(at).toEqual([0, 1, 2, 3]);
  expect(composeText(body, pieces.toSpliced(1, 1)).text).toBe("One\nin two lines.\n\n<!-- for Ada -->\n\nFour.\n\n\n");
});

test("what the editor has no node for is shown as the file has it", () => {
  const body = "A [link][there].\n\n<b>tag</b>\n\n- [ ] to do\n\n[there]: /contact\n";
  expect(nodesOf(body).map(({ type }) => type)).toEqual(["source", "source", "source", "source"]);
  expect(printed(...nodesOf(body))).toBe(body);
});

test("typed signs are text, whatever they mean in Markdown", () => {
  const typed =
    "# no heading, - no *list*, **stars**, `ticks`, [x](y), ![x](y), <script>alert(1)</script>, &amp; [^1] ~~z~~ 1. |";
  const text = printed(paragraph(words(typed)));
  expect(readMarkdown(text).faults).toEqual([]);
  expect(readMarkdown(text).nodes).toEqual([{ tag: "p", children: [typed] }]);
});

test("a typed address is a link", () => {
  expect(printed(paragraph(words("See https://example.org/a_b, or ask a.b@example.org.")))).toBe(
    "See [https://example.org/a_b](https://example.org/a_b), or ask [a.b@example.org](mailto:a.b@example.org).\n",
  );
});

test("blanks at the ends of marked words stand beside the marks, and equal marks are one", () => {
  const strong: TextMark = { type: "strong" };
  const em: TextMark = { type: "em" };
  const link: TextMark = { type: "link", attrs: { href: "/contact" } };
  expect(printed(paragraph(words("Go "), words(" far ", strong), words("and wide ", strong, em), words(".")))).toBe(
    "Go  **far _and wide_** .\n",
  );
  expect(printed(paragraph(words("Ask ", link), words("us", link, strong), words(" ")))).toBe(
    "[Ask **us**](/contact)\n",
  );
  expect(printed(paragraph(words("a", { type: "code" }), words(" ", strong)))).toBe("`a`\n");
});

test("a table, a picture and a footnote are printed as people write them", () => {
  const cell = (type: string, text: string, align: "right" | null = null): TextNode => ({
    ...{ type, attrs: { align }, content: [paragraph(words(text))] },
  });
  const row = (type: string, ...texts: string[]): TextNode => ({
    type: "table_row",
    content: texts.map((text, at) => cell(type, text, at === 1 ? "right" : null)),
  });
  const table: TextNode = {
    type: "table",
    content: [row("table_header", "Day", "Cups"), row("table_cell", "a|b", "3")],
  };
  const picture: TextNode = { type: "picture", attrs: { src: "/images/a.webp", alt: "A  plate", title: "Two.\n" } };
  const noted = paragraph(words("Noted"), { type: "footnote_ref", attrs: { name: "1" } }, words("."));
  const note: TextNode = { type: "footnote", attrs: { name: "1" }, content: [paragraph(words("So."))] };
  expect(printed(noted, table, picture, note)).toBe(
    'Noted[^1].\n\n| Day | Cups |\n| --- | ---: |\n| a\\|b | 3 |\n\n![A plate](/images/a.webp "Two.")\n\n[^1]: So.\n',
  );
});

test("a text without words is that of a post that nobody has written yet", () => {
  expect(printed(paragraph(), paragraph(words("  ")))).toBe(`${unwritten}\n`);
});

test("a text that was kept aside finds the blocks that it shares with the draft", () => {
  expect(blocksOver("a\n\nb\n\nc\n", "new\n\nb\n\nc\n").map(({ at }) => at)).toEqual([null, 1, 2]);
});

const nested = (depth: number): TextNode =>
  depth === 0 ? paragraph(words("x")) : { type: "blockquote", content: [nested(depth - 1)] };

test.each<[string, () => unknown]>([
  ["an unknown node", () => printed({ type: "iframe" })],
  ["a block within a line", () => printed(paragraph(paragraph(words("x"))))],
  ["a name that every object has", () => printed({ type: "constructor" })],
  ["an odd name of a footnote", () => printed(paragraph({ type: "footnote_ref", attrs: { name: "1]: x" } }))],
  ["a block that is not there", () => composeText("a\n", [{ keep: 7 }])],
  ["what is nested too deeply", () => parseWritten({ address: "a", before: "", pieces: [{ node: nested(200) }] })],
  ["a text that takes too long", () => printed(paragraph(words("*".repeat(50_000))))],
])("%s is refused in words", (_, act) => {
  expect(act).toThrow(SpliceError);
});
