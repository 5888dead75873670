import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { numbersFrom } from "../../tests/support/numbers.ts";
import { arrangeInSource, partsOf, setInSource, valueInSource } from "./splice-source.ts";
import { type FieldPath, type FieldValue, SpliceError } from "./splice-yaml.ts";

const files = globSync("content/**/*.{yaml,md}", { cwd: fixtureSite }).map((file) => ({
  file,
  source: readFileSync(join(fixtureSite, file), "utf8"),
}));

const pieces = [
  "a word",
  "# no comment",
  "it's",
  'he said "yes"',
  "colon: here",
  "[odd]",
  "{braces}",
  "- dash",
  "żółw",
  "12",
  "yes",
];

function leaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const onWindows = (source: string) => `\ufeff${source.replaceAll("\n", "\r\n")}`;

const someOnWindows = files.flatMap((one, at) => (at % 8 === 0 ? [{ ...one, source: onWindows(one.source) }] : []));

test("opening and saving unchanged values changes no byte of any file, also of one from Windows", async () => {
  const { parseDocument } = await import("yaml");
  for (const { file, source } of [...files, ...someOnWindows]) {
    for (const { path, value } of leaves(parseDocument(partsOf(source, file).head).toJS()).slice(0, 8))
      if (value !== null) expect(setInSource(source, file, path, value as FieldValue)).toBe(source);
  }
});

test("random edits leave files that parse, differ only where they were made, and say the same when read again", async () => {
  const { parseDocument } = await import("yaml");
  const next = numbersFrom(2026);
  const plain = (source: string, file: string) => parseDocument(partsOf(source, file).head);
  for (let edit = 0; edit < 400; edit++) {
    const { file, source } = files[next(files.length)]!;
    const texts = leaves(plain(source, file).toJS()).filter(({ value }) => typeof value === "string");
    const chosen = texts[next(texts.length)];
    if (!chosen) continue;
    const ending = /\n*$/.exec(String(chosen.value))?.[0] ?? "";
    const words = Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)]).join(" ") + ending;
    const changed = setInSource(source, file, chosen.path, words);
    expect(valueInSource(changed, file, chosen.path), `${file} ${chosen.path.join(".")}`).toBe(words);
    const others = (text: string) =>
      leaves(plain(text, file).toJS()).filter(({ path }) => path.join() !== chosen.path.join());
    expect(others(changed)).toEqual(others(source));
    const { range } = plain(source, file).getIn(chosen.path, true) as { range: [number, number, number] };
    const { headAt } = partsOf(source, file);
    expect(changed.startsWith(source.slice(0, headAt + range[0]))).toBe(true);
    expect(changed.endsWith(source.slice(headAt + range[1]))).toBe(true);
  }
});

test("a folded text is folded again at its width, and comments around it stay", () => {
  const source = `# first
lead: >- # why
  These words are folded at some
  forty letters, and they stay so.
title: Short # a name
`;
  const changed = setInSource(
    source,
    "content/pages/x.yaml",
    ["lead"],
    "These words are folded at some forty letters, and so are these that came later.",
  );
  expect(changed).toBe(`# first
lead: >- # why
  These words are folded at some
  forty letters, and so are these
  that came later.
title: Short # a name
`);
});

test("one value of a list in brackets changes alone, in quotes only where it needs them", () => {
  const source = "rows:\n  - { a: One, b: [2 days, 'It''s'] } # note\n";
  const set = (path: FieldPath, value: string) => setInSource(source, "content/pages/x.yaml", path, value);
  expect(set(["rows", 0, "b", 0], "3 days")).toBe("rows:\n  - { a: One, b: [3 days, 'It''s'] } # note\n");
  expect(set(["rows", 0, "a"], "One, two")).toBe("rows:\n  - { a: \"One, two\", b: [2 days, 'It''s'] } # note\n");
});

test("a block of a post changes alone; the others stay as they were written", () => {
  const source = "---\ntitle: T\n---\n\nOne *a*.\n\n* item\n* other\n\nLast   line.\n";
  const changed = setInSource(source, "content/blog/x.md", ["body", 0], "Two.");
  expect(changed).toBe("---\ntitle: T\n---\n\nTwo.\n\n* item\n* other\n\nLast   line.\n");
  expect(valueInSource(source, "content/blog/x.md", ["body", 1])).toBe("* item\n* other");
  expect(() => setInSource(source, "content/blog/x.md", ["body", 9], "x")).toThrow(SpliceError);
});

test("a change of a file from Windows leaves its line ends and its byte order mark, and writes no others", () => {
  const file = "content/blog/x.md";
  const source = onWindows("---\ntitle: T\nlead: >-\n  folded\n  words\n---\n\nOne.\n\n- item\n\nLast.\n");
  const changed = [
    setInSource(source, file, ["title"], "Other"),
    setInSource(source, file, ["lead"], "Other words"),
    setInSource(source, file, ["body", 0], "Two\nlines."),
    arrangeInSource(source, file, ["body", 1], { do: "duplicate" }),
    arrangeInSource(source, file, ["lead"], { do: "remove" }),
  ];
  for (const raw of changed) {
    expect(raw).not.toBe(source);
    expect(raw).toBe(onWindows(raw.replaceAll("\r\n", "\n").replace("\ufeff", "")));
  }
  expect(valueInSource(changed[2] ?? "", file, ["body", 0])).toBe("Two\nlines.");
});

test("a block of a post comes, goes and moves; the others and the empty lines between them stay", () => {
  const file = "content/blog/x.md";
  const head = "---\ntitle: T\n---\n\n";
  const source = `${head}One *a*.\n\n\n* item\n* other\n\nLast   line.\n`;
  const after = (at: number, arrangement: Parameters<typeof arrangeInSource>[3]) =>
    arrangeInSource(source, file, ["body", at], arrangement).slice(head.length);
  expect(after(0, { do: "move", to: 2 })).toBe("* item\n* other\n\n\nLast   line.\n\nOne *a*.\n");
  expect(after(1, { do: "remove" })).toBe("One *a*.\n\nLast   line.\n");
  expect(after(2, { do: "duplicate" })).toBe("One *a*.\n\n\n* item\n* other\n\nLast   line.\n\nLast   line.\n");
  expect(after(3, { do: "insert", value: "New." })).toBe("One *a*.\n\n\n* item\n* other\n\nLast   line.\n\nNew.\n");
});
