import { expect, test } from "vitest";
import { headOfSource, partsOfSource, rawOfBytes, textOfRaw } from "./source-text.server.ts";

const post = "---\ntitle: One\n---\n\nWords.\n";
const ways: [how: string, source: string][] = [
  ["with line feeds", post],
  ["on Windows", post.replaceAll("\n", "\r\n")],
  ["with a byte order mark", `\ufeff${post.replaceAll("\n", "\r\n")}`],
  ["with blanks behind its lines of ---", post.replaceAll("---\n", "--- \t\n")],
  ["with mixed line ends", post.replace("\n", "\r\n")],
  ["without its last line end", post.trimEnd()],
];

test.each(ways)("a post saved %s has the same fields and text, at the places that it tells", (_, source) => {
  const parts = partsOfSource(source, "a.md");
  expect([parts?.head, parts?.body?.trimEnd()]).toEqual(["title: One", "Words."]);
  expect(source.slice(parts?.headAt).startsWith("title: One")).toBe(true);
  expect(source.slice(parts?.bodyAt).startsWith("Words.")).toBe(true);
  expect(partsOfSource(textOfRaw(source), "a.md")?.body?.trimEnd()).toBe("Words.");
});

test("tells a post without text from one without fields or without their closing line", () => {
  expect(partsOfSource("---\ntitle: One\n---", "a.md")).toMatchObject({ head: "title: One", body: "" });
  for (const source of ["title: One\n", "---\ntitle: One\n", "---\n---\n", "", "---"])
    expect(partsOfSource(source, "a.md"), source).toBeUndefined();
});

test("what a post says below its fields is never one of them", () => {
  expect(headOfSource("--- \ntitle: One\n--- \n\ndraft: true\n", "a.md")).toBe("title: One");
  expect(headOfSource("title: One\n", "a.yaml")).toBe("title: One\n");
});

test("a file that is too large, or no UTF-8, is refused with what to do", () => {
  expect(() => rawOfBytes(new Uint8Array(256_001))).toThrow("has 257 kB, and a file of the content may have 256");
  expect(() => rawOfBytes(Buffer.from("a\n".repeat(4000)))).toThrow("has 4001 lines");
  expect(() => rawOfBytes(new Uint8Array([0xff, 0xfe]))).toThrow("save it again with this encoding");
});
