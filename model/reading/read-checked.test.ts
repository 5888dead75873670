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
  ["a field twice", "draft: true\nname: A\nname: B\n", 3, "this field stands twice"],
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
