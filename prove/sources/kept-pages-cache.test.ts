import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createKeptPages } from "../../server/http/kept-pages.ts";

/** Does not get smaller when packed. */
const page = () => `${randomBytes(15_000).toString("hex")}mark`;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => String(number));

test("a page is found by its shelf and content, with the words of the request", () => {
  const pages = createKeptPages();
  pages.keep({ shelf: "/shop", content: "a" }, "<p>mark</p>", ["mark"], 0);
  expect(pages.fill({ shelf: "/team", content: "a" }, ["Ada"])).toBeUndefined();
  const found = pages.fill({ shelf: "/shop", content: "a" }, ["Ada"]);
  expect(found && gunzipSync(found).toString()).toBe("<p>Ada</p>");
});

test("pages of one shelf displace only each other, and those that nobody asks for first", () => {
  const pages = createKeptPages();
  pages.keep({ shelf: "/contact", content: "quiet" }, page(), ["mark"], 0);
  const isThere = (shelf: string, content: string) => pages.fill({ shelf, content }, [""]) !== undefined;
  for (const content of numbers(100)) {
    pages.keep({ shelf: "/search", content }, page(), ["mark"], 0);
    expect(isThere("/search", "0")).toBe(true);
  }
  expect(isThere("/search", "1")).toBe(false);
  expect(numbers(100).filter((content) => isThere("/search", content)).length).toBeLessThan(25);
  expect(isThere("/contact", "quiet")).toBe(true);
});

test("however many shelves are asked for, a few are kept", () => {
  const pages = createKeptPages();
  const shelves = numbers(100);
  for (const shelf of shelves) pages.keep({ shelf, content: "" }, "mark", ["mark"], 0);
  expect(shelves.filter((shelf) => pages.fill({ shelf, content: "" }, [""])).length).toBeLessThan(20);
});
