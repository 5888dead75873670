import { expect, test } from "vitest";
import { deadLinks, linkedPaths } from "./exported-links.ts";

test("the links of a page are its own site's paths, whatever their query, place or spelling", () => {
  const html = `<a href="/studio/faq?x=1#a">a</a><a class="b" href="/studio/FAQ/">b</a><a href="/studio/">c</a>
<a href="/other/faq">d</a><a href="https://acme.example/studio/x">e</a><a href="//acme.example/">f</a><a href="#g">g</a>
<link href="/studio/app.css">`;
  expect(linkedPaths(html, "/studio/")).toEqual(["/faq", "/"]);
  expect(linkedPaths('<a href="/">a</a><a href="/faq">b</a><a href="//acme.example/">c</a>', "/")).toEqual([
    "/",
    "/faq",
  ]);
});

test("names the first page with a link to something that the export lacks", () => {
  const pages = new Map([
    ["/", '<a href="/faq"></a><a href="/site-vitals"></a>'],
    ["/faq", '<a href="/"></a><a href="/site-vitals"></a><a href="/table.csv?sort=name"></a>'],
  ]);
  const isThere = (path: string) => pages.has(path);
  expect(deadLinks(pages, { basePath: "/", isThere })).toEqual(["/site-vitals (on /)", "/table.csv (on /faq)"]);
});
