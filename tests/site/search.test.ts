import { expect, inject, test } from "vitest";
import { foldText } from "../../shared/fold-text.ts";
import { searchFileLimit, searchFilePath } from "../../shared/search-file.ts";
import { fetchHtml, mainText, prerenderedPaths } from "../support/pages.ts";

test("no file of the search index is larger than 150 KB, and a repeated visit costs a 304", async () => {
  for (let part = 1; ; part++) {
    const response = await fetch(inject("origin") + searchFilePath(part));
    if (part > 1 && response.status === 404) break;
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(searchFileLimit);
    const { parts } = JSON.parse(text) as { parts: number };
    const again = await fetch(response.url, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
    expect(parts).toBeGreaterThanOrEqual(part);
  }
});

/** Lists whose entries have pages of their own are found by title. */
const isList = (path: string) =>
  /^\/blog\/(category|tag|page)\/|^\/(blog|portfolio|shop)(-grid|-masonry)?$|-details$/.test(path);

test("a word that only one page has finds that page", async () => {
  const paths = (await prerenderedPaths()).filter((path) => !isList(path) && !/^\/(cart|__fixtures)/.test(path));
  const words = new Map<string, Set<string>>();
  for (const path of paths) {
    // A picture's description belongs to its enlarged view; it is not text of the page.
    const html = (await fetchHtml(path)).html.replace(/<dialog[\s\S]*?<\/dialog>/g, "");
    for (const word of foldText(mainText(html)).split(" ")) {
      words.set(word, (words.get(word) ?? new Set()).add(path));
    }
  }
  const rare = [...words].filter(([word, places]) => places.size === 1 && /^\p{L}{7,}$/u.test(word));
  const lost: string[] = [];
  for (const path of paths) {
    const [word] = rare.findLast(([, places]) => places.has(path)) ?? [];
    if (!word) continue;
    const { html } = await fetchHtml(`/search?q=${encodeURIComponent(word)}`);
    if (!html.includes(`href="${path}"`)) lost.push(`${path}: ${word}`);
  }
  expect(lost).toEqual([]);
});
