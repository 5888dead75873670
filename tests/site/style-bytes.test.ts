import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { firstVisitBudget } from "../support/first-visit.ts";
import { fetchHtml, prerenderedPaths } from "../support/pages.ts";
import { risenSince } from "../support/style-ratchet.ts";

const bytes = new Map<string, number>();

async function weightOf(sheet: string): Promise<number> {
  const known = bytes.get(sheet);
  if (known !== undefined) return known;
  const answer = await fetch(new URL(sheet, inject("origin")), { headers: { "Accept-Encoding": "identity" } });
  const weight = brotliCompressSync(await answer.text()).length;
  bytes.set(sheet, weight);
  return weight;
}

test("a page has at most two style sheets, within their budget, and its own only becomes lighter", async () => {
  const own: Record<string, number> = {};
  const heavy: string[] = [];
  for (const path of await prerenderedPaths()) {
    const { html } = await fetchHtml(path);
    const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    const weights = await Promise.all(sheets.map(weightOf));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const { styleBytes, unmovedStyleBytes } = firstVisitBudget;
    const limit = sheets.length > 1 ? unmovedStyleBytes : styleBytes;
    if (sheets.length > 2 || all > limit) heavy.push(`${path}: ${sheets.length} sheets of ${all} B`);
    const shared = sheets.findIndex((sheet) => sheet.includes("/frame-"));
    own[`/${path.split("/")[1]}`] = Math.max(own[`/${path.split("/")[1]}`] ?? 0, all - (weights[shared] ?? 0));
  }
  expect(heavy).toEqual([]);
  expect(risenSince("own sheet of a page, bytes", own)).toEqual([]);
});
