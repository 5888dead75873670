import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { firstVisitBudget } from "../../tests/support/first-visit.ts";
import { fetchHtml, prerenderedPaths } from "../../tests/support/pages.ts";

const bytes = new Map<string, number>();

async function weightOf(sheet: string): Promise<number> {
  const known = bytes.get(sheet);
  if (known !== undefined) return known;
  const response = await fetch(new URL(sheet, inject("origin")), { headers: { "Accept-Encoding": "identity" } });
  const weight = brotliCompressSync(await response.text()).length;
  bytes.set(sheet, weight);
  return weight;
}

test("a page has at most two style sheets, within their budget", async () => {
  const heavy: string[] = [];
  for (const path of await prerenderedPaths()) {
    const { html } = await fetchHtml(path);
    const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    const weights = await Promise.all(sheets.map(weightOf));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    if (sheets.length > 2 || all > firstVisitBudget.styleBytes) heavy.push(`${path}: ${weights.join(" + ")} B`);
  }
  expect(heavy).toEqual([]);
});
