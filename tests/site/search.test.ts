import { expect, inject, test } from "vitest";
import { fixedPaths } from "../../model/pages/site-paths.server.ts";
import { searchFileLimit, searchFilePath } from "../../shared/search-file.ts";

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

test("before anything is asked, the page of the search links to every page but itself", async () => {
  const html = await (await fetch(`${inject("origin")}/search`)).text();
  const [, pages = ""] = html.split('data-band="all-pages"');
  const base = new URL(inject("origin")).pathname.replace(/\/$/, "");
  const missing = fixedPaths.filter((path) => path !== "/search" && !pages.includes(`href="${base}${path}"`));
  expect(missing).toEqual([]);
});
