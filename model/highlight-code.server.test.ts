import { expect, test } from "vitest";
import { plainText } from "#shared/rich-text.ts";
import { highlightCode, languageName } from "./highlight-code.server.ts";

const marked = (code: string, language: string) =>
  highlightCode(code, language).flatMap((node) =>
    typeof node === "string" ? [] : [`${node.attrs?.className} ${plainText(node.children ?? [])}`],
  );

test("comments, strings and keywords are told apart", () => {
  const code = 'const a = "b"; // const of "c"\nreturn a;';
  expect(marked(code, "ts")).toEqual(["word const", 'text "b"', 'note // const of "c"', "word return"]);
});

test("no letter of the code is lost", () => {
  const code = "fn percent(rng: &mut impl RngCore) -> u8 {\n    let mut b = [0u8; 1]; // one byte\n}\n";
  expect(plainText(highlightCode(code, "rust"))).toBe(code);
});

test("a mark inside a word starts no comment", () => {
  expect(marked("uses: actions/checkout@11bd#71 # v4", "yaml")).toEqual(["note # v4"]);
});

test("plain text and unknown languages stay as they are", () => {
  expect(highlightCode("if in doubt", "text")).toEqual(["if in doubt"]);
  expect(highlightCode("if in doubt", "brainfuck")).toEqual(["if in doubt"]);
  expect(languageName("brainfuck")).toBe("Text");
});
