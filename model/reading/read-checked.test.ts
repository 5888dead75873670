import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ContentProblem } from "./content-error.server.ts";
import { readChecked } from "./read-checked.server.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-checked-"));
mkdirSync(join(root, "content"));

function problemsOf(file: string, source: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  writeFileSync(join(root, "content", file), source);
  readChecked(root, `content/${file}`, z.any(), problems);
  return problems;
}

const unreadable: [what: string, yaml: string, line: number, reason: string][] = [
  [
    "a colon",
    "draft: true\nname: Can you: do it\n",
    2,
    "a text with a colon and a space after it goes into double quotes",
  ],
  [
    "an open quote",
    'draft: true\nname: "Open\nline: A line\nplace: A place\n',
    2,
    "a quotation mark that opens here is not closed",
  ],
  [
    "words after a quote",
    'draft: true\nname: "Bold" claim\n',
    2,
    "words after a closed quotation mark; put the whole text into double quotes",
  ],
  ["a tab", "draft: true\nask:\n\tlead: Bring it\n", 3, "indent with spaces, not with tabs"],
  ["a field twice", "draft: true\nname: A\nname: B\n", 3, "this field is written twice"],
  [
    "lists in lists without end",
    `draft: true\nname: ${"[".repeat(20_000)}\n`,
    2,
    "lists or groups are nested too deeply; flatten some of them",
  ],
  [
    "parts that grow beyond measure",
    `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from("bcdefgh", (name, at) => `${name}: &${name} [${`*${"abcdefg"[at]},`.repeat(9)}]\n`).join("")}`,
    1,
    "its shortened parts (&name, *name) grow beyond measure; write them out",
  ],
  ["a star", "draft: true\nname: *bold\n", 2, "a text that starts with this sign goes into double quotes"],
];

test.each(unreadable)("YAML with %s is named with the one line where it begins", (_, yaml, line, reason) => {
  for (const [problems, skipped] of [
    [problemsOf("new.yaml", yaml), 0],
    [problemsOf("new.md", `---\n${yaml}---\nText.\n`), 1],
  ] as const) {
    expect(problems).toHaveLength(1);
    expect(problems[0]?.reason).toContain(`cannot be read as YAML, line ${line + skipped}: ${reason}`);
    expect(problems[0]?.reason.match(/\bline \d/g)).toHaveLength(1);
  }
});

test("signs that feeds and mails cannot contain are refused with their place, however they are written", () => {
  const field = (sign: string) => problemsOf("signs.yaml", `draft: true\nrows:\n  - title: "One ${sign} two"\n`);
  for (const [written, code] of [
    ["\u000b", "000B"],
    ["\\x0b", "000B"],
    ["\\0", "0000"],
    ["\u0008", "0008"],
    ["\u007f", "007F"],
    ["\u0085", "0085"],
    ["\ufffe", "FFFE"],
    ["\\ud800", "D800"],
  ] as const)
    expect(field(written), code).toEqual([
      {
        file: "content/signs.yaml",
        field: "rows.0.title",
        reason: `line 3: holds the invisible character U+${code} after "One"; delete it`,
      },
    ]);
  for (const sign of ["\\t", "\u200b", "é", "👩‍🚀", "\u00a0"]) expect(field(sign), sign).toEqual([]);
  expect(problemsOf("signs.md", "---\ntitle: One\n---\n\nTwo.\n\nThree\u000bfour.\n")).toEqual([
    {
      file: "content/signs.md",
      field: "body",
      reason: 'line 7: holds the invisible character U+000B after "Three"; delete it',
    },
  ]);
});
