import { cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentError } from "../../model/reading/content-error.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { createReadMemory, type ReadMemory } from "../../model/reading/read-memory.server.ts";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { numbersFrom } from "../../tests/support/numbers.ts";

async function outcomeOf(root: string, preview: boolean, memory?: ReadMemory): Promise<string> {
  const read = readContent({ root, preview, today: "2026-11-23", ...(memory && { memory }) });
  const outcome = await read.catch((error: unknown) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
  return JSON.stringify(outcome, (_, value) => (value instanceof Map ? [...value] : value));
}

/** What people do to a file: mend and spoil words, links, numbers and fields. */
const edits: ((source: string, next: (below: number) => number) => string)[] = [
  (source, next) => changeLine(source, next, (line) => `${line} and more`),
  (source, next) => changeLine(source, next, (line) => line.replace(/\w+/, "Other")),
  (source, next) => changeLine(source, next, () => ""),
  (source, next) => changeLine(source, next, (line) => line.replace(/\d+/, String(next(90)))),
  (source, next) => changeLine(source, next, (line) => line.replace(/\/[a-z-]+/, "/pricing")),
  (source, next) => changeLine(source, next, (line) => line.replace(/(id|anchor): .*/, "$1: another")),
  (source) => source.replace(/^(title|name): .*$/m, "$1: TODO write it"),
  (source) => `${source}\nunheard: of\n`,
];

function changeLine(source: string, next: (below: number) => number, change: (line: string) => string): string {
  const lines = source.split("\n");
  const at = next(lines.length);
  lines[at] = change(lines[at] ?? "");
  return lines.join("\n");
}

test("after any edits, a reading that remembers says what one that reads everything says", async () => {
  const root = contentCopy();
  const memories = { true: createReadMemory(), false: createReadMemory() };
  const next = numbersFrom(7);
  const fixture = contentCopy();
  const files = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(md|yaml)$/.test(name),
  );
  for (let round = 0; round < 12; round++) {
    const file = files[next(files.length)] ?? "";
    const path = join(root, "content", file);
    const edit = edits[next(edits.length)];
    if (round % 8 === 7) cpSync(join(fixture, "content"), join(root, "content"), { recursive: true });
    else if (round % 8 === 5) rmSync(path);
    else writeFileSync(path, edit?.(readFileSync(path, "utf8"), next) ?? "");
    const preview = round % 4 > 0;
    const remembered = await outcomeOf(root, preview, memories[`${preview}`]);
    expect(remembered, `${file}, round ${round}`).toBe(await outcomeOf(root, preview));
    if (round % 3 === 0) cpSync(join(fixture, "content"), join(root, "content"), { recursive: true });
  }
});

test("a link to a part of another page is reported when the part goes, and no longer when it is back", async () => {
  const root = contentCopy();
  const memory = createReadMemory();
  const [faq, other] = ["content/faqs", "content/pages/pricing.yaml"].map((path) => join(root, path));
  const group = join(faq ?? "", readdirSync(faq ?? "")[0] ?? "");
  const name = group.replace(/^.*\/|\.yaml$/g, "");
  writeFileSync(
    other ?? "",
    readFileSync(other ?? "", "utf8").replace(/^lead: .*\n(?: .*\n)*/m, `lead: "See [it](/faq#${name})."\n`),
  );
  const first = await outcomeOf(root, true, memory);
  expect(first).not.toContain("dead link");
  const kept = readFileSync(group, "utf8");
  writeFileSync(join(faq ?? "", "zz-other.yaml"), kept.replace(/^order: .*$/m, "order: 99"));
  rmSync(group);
  expect(await outcomeOf(root, true, memory)).toContain(`/faq has no part`);
  writeFileSync(group, kept);
  rmSync(join(faq ?? "", "zz-other.yaml"));
  utimesSync(group, new Date(), new Date());
  expect(await outcomeOf(root, true, memory)).toBe(first);
});
