import { expect, test } from "vitest";
import {
  type Archived,
  archiveAddress,
  byPeriod,
  choosePosts,
  countBy,
  pageOf,
  readChoice,
} from "./post-archive.server.ts";

const post = (changes: Partial<Archived>): Archived => ({
  slug: "a",
  category: "the-rest",
  date: "2026-10-27",
  kind: "note",
  tags: ["office", "tools"],
  ...changes,
});
const choose = (query: string) => readChoice(new URLSearchParams(query));

test("every part of a choice narrows the archive", () => {
  const posts = [
    post({}),
    post({ slug: "b", category: "technology", date: "2025-01-01", kind: "long", tags: ["rust"] }),
  ];
  const found = (query: string) => choosePosts(posts, choose(query), undefined).map(({ slug }) => slug);
  expect(found("")).toEqual(["a", "b"]);
  expect(found("category=technology")).toEqual(["b"]);
  expect(found("year=2026")).toEqual(["a"]);
  expect(found("tag=tools")).toEqual(["a"]);
  expect(found("length=long")).toEqual(["b"]);
  expect(found("tag=tools&length=long")).toEqual([]);
});

test("what a search found narrows the archive like any other choice", () => {
  const posts = [post({}), post({ slug: "b" }), post({ slug: "c", date: "2025-01-01" })];
  const found = { slugs: ["c", "b"], isClose: false };
  const slugs = (query: string) => choosePosts(posts, choose(query), found).map(({ slug }) => slug);
  expect(slugs("q=kettle")).toEqual(["b", "c"]);
  expect(slugs("q=kettle&year=2025")).toEqual(["c"]);
});

test("an address carries only what was chosen, and reads back", () => {
  const choice = choose("q=kettle%20board&year=2026&utm_source=x");
  expect(archiveAddress(choice)).toBe("/blog-grid?q=kettle+board&year=2026#archive-results");
  expect(archiveAddress(choice, 3)).toBe("/blog-grid?q=kettle+board&year=2026&page=3#archive-results");
  expect(choose(new URL(archiveAddress(choice, 3), "https://a.example").search)).toEqual(choice);
  expect(archiveAddress(choose(""))).toBe("/blog-grid#archive-results");
});

test("a page beyond the last, or no page number at all, is not a page", () => {
  const items = Array.from({ length: 21 }, (_, index) => index);
  expect(pageOf(items, "3", 10)).toEqual({ shown: [20], number: 3, last: 3, first: 21, end: 21, total: 21 });
  for (const page of ["4", "0", "-1", "1.5", "01", "two", ""]) expect(pageOf(items, page, 10)).toBeUndefined();
});

test("an empty list has one empty page", () => {
  expect(pageOf([], "1", 10)).toEqual({ shown: [], number: 1, last: 1, first: 0, end: 0, total: 0 });
});

test("names are counted over all posts", () => {
  const counts = countBy([post({}), post({ tags: ["tools"] })], ({ tags }) => tags);
  expect([counts.get("tools"), counts.get("office"), counts.get("rust")]).toEqual([2, 1, undefined]);
});

test("posts of one month stand together", () => {
  const periods = byPeriod([post({}), post({ date: "2026-10-01" }), post({ date: "2026-09-30" })]);
  expect(periods.map(({ period, posts }) => [period, posts.length])).toEqual([
    ["2026-10", 2],
    ["2026-09", 1],
  ]);
});

test("posts that are spread over many months stand together by year", () => {
  const dates = ["2026-03-01", "2026-01-01", "2025-11-01", "2025-09-01", "2025-04-01"];
  expect(byPeriod(dates.map((date) => post({ date }))).map(({ period }) => period)).toEqual(["2026", "2025"]);
});
