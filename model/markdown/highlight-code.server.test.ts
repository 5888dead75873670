import { expect, onTestFinished, test, vi } from "vitest";
import { plainText } from "#shared/rich-text.ts";
import { highlightCode } from "./highlight-code.server.ts";
import { parseMarkdown } from "./markdown.server.ts";

const codeOf = (source: string, language: string) => {
  const [pre] = highlightCode(parseMarkdown(`\`\`\`${language}\n${source}\n\`\`\``));
  const [code] = typeof pre === "object" ? (pre.children ?? []) : [];
  return typeof code === "object" ? (code.children ?? []) : [];
};
const marked = (source: string, language: string) =>
  codeOf(source, language).flatMap((node) =>
    typeof node === "string" ? [] : [`${node.attrs?.className} ${plainText(node.children ?? []).trim()}`],
  );

test("comments, strings and keywords are distinguished", () => {
  const code = 'const a = "b"; // const of "c"\nreturn a;';
  expect(marked(code, "ts")).toEqual(["word const", "word =", 'text "b"', 'note // const of "c"', "word return"]);
});

test("however slow the machine is, no line is left plain", () => {
  let time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => (time += 60_000));
  onTestFinished(() => void vi.restoreAllMocks());
  expect(marked("return a;\nreturn b;", "ts")).toEqual(["word return", "word return"]);
});

test("a comment and a string may have several lines", () => {
  expect(marked("/* if\nfor */ fn a() {}", "rust")).toEqual(["note /* if", "note for */", "word fn"]);
  expect(marked("const a = `if\nfor`;", "ts").slice(2)).toEqual(["text `if", "text for`"]);
});

test("no letter of the code is lost", () => {
  const code = "fn percent(rng: &mut impl RngCore) -> u8 {\n\n    let mut b = [0u8; 1]; // one byte\n}\n";
  expect(plainText(codeOf(code, "rust"))).toBe(`${code}\n`);
});

test("a mark inside a word starts no comment", () => {
  expect(marked("uses: actions/checkout@11bd#71 # v4", "yaml").at(-1)).toBe("note # v4");
});

test("a line of code, and the code of a text, are marked up to a length, so that no grammar takes seconds", () => {
  const long = `return "${"a".repeat(200)}";`;
  expect(codeOf(`${long}\nreturn a;`, "ts")[0]).toBe(`${long}\n`);
  expect(marked(`${long}\nreturn a;`, "ts")).toEqual(["word return"]);
  expect(marked("return a;\n".repeat(1100), "ts")).toHaveLength(1100);
  const much = "return a;\n".repeat(1201);
  expect(codeOf(much, "ts")).toEqual([`${much}\n`]);
});

test("plain text and unknown languages stay as they are", () => {
  expect(codeOf("if in doubt", "text")).toEqual(["if in doubt\n"]);
  expect(codeOf("if in doubt", "brainfuck")).toEqual(["if in doubt\n"]);
});
