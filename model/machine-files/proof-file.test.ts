import { expect, test } from "vitest";
import { contentCopy, enoughWords, rewrite, writePost } from "../../tests/support/content-copy.ts";
import { readContent } from "../reading/read-content.server.ts";
import { proofFile } from "./proof-file.server.ts";

interface Row {
  id: string;
  value: unknown;
  unit: unknown;
  pages: string[];
}

async function rowsOf(root: string): Promise<Row[]> {
  return JSON.parse(proofFile(await readContent({ root, today: "2026-11-22" }))).facts;
}

test("machines get each public fact once, numbers as numbers, days as days, and null for what is absent", async () => {
  const content = await readContent({ root: contentCopy(), today: "2026-11-22" });
  const rows: Record<string, unknown>[] = JSON.parse(proofFile(content)).facts;
  expect(rows.map(({ id }) => id)).toEqual(content.facts.filter(({ isPublic }) => isPublic).map(({ id }) => id));
  const text = expect.any(String);
  const absent = { by: null, leavesOut: null, unit: null, until: null };
  for (const row of rows) {
    expect(Object.keys(row).join()).toBe("id,claim,value,unit,asOf,until,source,by,leavesOut,sample,pages");
    expect(row).toMatchObject({ claim: text, source: text, asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(row.sample === true || row.sample === false).toBe(true);
    for (const key of Object.keys(absent))
      expect([null, "string"]).toContain(row[key] === null ? null : typeof row[key]);
  }
  const figureOf = (id: string) => rows.find((row) => row.id === id)?.value;
  expect([figureOf("kettles"), figureOf("saddle-week")]).toEqual([600, { from: 4310, to: 5170 }]);
});

test("a fact names the pages that cite it, those that link to its row, both pages of a counter, and the answers to forms", async () => {
  const root = contentCopy();
  writePost(root, "leading.md", `A [drill](/proof#rivers-mapped) of ours.\n\n${enoughWords}`);
  rewrite(`${root}/content/facts/counted.yaml`, (source) =>
    source.replace("rivers-mapped:\n", "rivers-mapped:\n  asked: { topic: security, question: Rivers }\n"),
  );
  const rows = await rowsOf(root);
  const pagesOf = (id: string) => rows.find((row) => row.id === id)?.pages;
  expect(pagesOf("rivers-mapped")).toEqual(expect.arrayContaining(["/blog/leading", "/papers"]));
  expect(pagesOf("kettles")).toEqual(expect.arrayContaining(["/", "/about-us"]));
});
