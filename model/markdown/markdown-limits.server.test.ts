import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.server.ts";
import { MarkdownLimitError } from "./markdown-limits.server.ts";
import { markdownTree } from "./markdown-tree.server.ts";

const filled = (part: string, length = 59_000) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const lines = (part: (index: number) => string) => Array.from({ length: 1990 }, (_, index) => part(index)).join("\n");

/** Each took from five seconds to all memory before there were limits. */
const attacks: [what: string, source: string][] = [
  ["nested quotations", filled(">")],
  ["nested quotations with blanks", filled("> ")],
  ["nested lists", `${filled("1. ", 20_000)}a`],
  ["nested quotations and lists", `${filled("- > ", 20_000)}a`],
  ["open brackets", filled("[")],
  ["closed brackets", filled("]")],
  ["open pictures", filled("![")],
  ["nested emphasis", filled("*a ", 29_000) + filled("a* ", 29_000)],
  ["mixed emphasis", filled("*a_ ")],
  ["stars in words", filled("a*")],
  ["open links", filled("[a](b ")],
  ["an open bracket before many words", `[${filled("\\a ")}`],
  ["open HTML", `a ${filled("<!-- a ")}`],
  ["runs of backticks", Array.from({ length: 330 }, (_, index) => `${"`".repeat(index)}a`).join("")],
  ["a table of many columns", `|${filled("a|", 2900)}\n|${filled("-|", 2900)}\n${lines(() => "a")}`],
  ["many tables", filled("a|b\n-|-\n\n")],
  ["an address that ends in references", `www.a.b${filled("&a;")}`],
  ["an address that ends in brackets", `www.a.b${filled(")")}x`],
  ["many lines", filled("-\n")],
  ["many underlined headings", filled("a\n=\n")],
  ["a long text", filled("word ", 60_001)],
];

test.each(attacks)("%s are refused before they take time, with what to do", (_, source) => {
  expect(refusalOf(source)).toMatch(/^\d+: .*; (?:flatten|make|write|take|divide)/);
});

function refusalOf(source: string): string | undefined {
  try {
    markdownTree(source);
    return undefined;
  } catch (caught) {
    return caught instanceof MarkdownLimitError ? `${caught.line}: ${caught.message}` : undefined;
  }
}

test("a refusal names the line", () => {
  expect(refusalOf(`One.\n\n${filled("> ", 100)}`)).toBe(
    "3: quotations or lists are nested too deeply; flatten some of them",
  );
  expect(refusalOf(`One.\n\nTwo www.a.b${filled(".", 300)}x`)).toContain("3: has 200 punctuation marks in a row");
});

test("what people write is far from any limit", () => {
  const links = Array.from({ length: 40 }, (_, index) => `[link ${index}](/contact "a title") and \`code\``).join(", ");
  const table = `| a | b | c |\n|---|---|---|\n${"| *one* | [two](/contact) | `three` |\n".repeat(200)}`;
  const list = "- one\n  - two\n    - three\n      1. four\n";
  const code = `\`\`\`rust\n${"let a: Vec<u8> = b[0][1] * *c; // `d` && ____\n".repeat(200)}\`\`\``;
  const prose = `${"Words with *stress* and **weight**, a (bracket) and [a link](/contact). ".repeat(12)}\n\n`.repeat(
    20,
  );
  expect(readMarkdown([links, table, list, "> > > said", code, prose].join("\n\n")).faults).toEqual([]);
});

test("a text right below the limits is read", () => {
  for (const source of [lines((index) => `- ${index}`), filled("word ")])
    expect(markdownTree(source).type).toBe("root");
});
