import { expect, test } from "vitest";
import { nearbyPosts, neighboursOf, partOf, seriesParts } from "./nearby-posts.server.ts";

const post = (slug: string, date: string, category: string, tags: string[], series?: string) => ({
  slug,
  date,
  category,
  tags,
  series,
});
const posts = [
  post("e", "2026-05-01", "technology", ["tools"]),
  post("d", "2026-04-01", "marketing", ["web3"]),
  post("c", "2026-03-01", "technology", ["tools", "rust"], "crane-school"),
  post("b", "2026-02-01", "business", ["rust"]),
  post("a", "2026-01-01", "errands", [], "crane-school"),
];
const named = (slug: string) => posts.find((entry) => entry.slug === slug)!;

test("the series comes first, then shared tags, then the category", () => {
  const found = nearbyPosts(posts, named("c"), 5);
  expect(found.map((near) => near.post.slug)).toEqual(["a", "e", "b"]);
  expect(found.map(({ shared }) => shared)).toEqual([
    { series: "crane-school", part: 1 },
    { tag: "tools" },
    { tag: "rust" },
  ]);
});

test("a post that shares nothing is not near, and no post is near itself", () => {
  expect(nearbyPosts(posts, named("d"), 5)).toEqual([]);
});

test("not more than asked for are named", () => {
  expect(nearbyPosts(posts, named("c"), 1)).toHaveLength(1);
});

test("parts of a series are counted from the oldest", () => {
  expect(seriesParts(posts, "crane-school").map(({ slug }) => slug)).toEqual(["a", "c"]);
  expect([partOf(posts, named("c")), partOf(posts, named("d"))]).toEqual([2, 0]);
});

test("the newest post has no next one, the oldest no previous one", () => {
  expect(neighboursOf(posts, named("e"))).toEqual({ before: named("d"), after: undefined });
  expect(neighboursOf(posts, named("a"))).toEqual({ before: undefined, after: named("b") });
});
