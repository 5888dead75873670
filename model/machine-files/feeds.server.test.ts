import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/markdown.server.ts";
import { atomFeed, type Feed, type FeedPost, jsonFeed } from "./feeds.server.ts";

const post = (slug: string, more: Partial<FeedPost> = {}): FeedPost => ({
  id: `tag:acme.example,2014:${slug}`,
  address: `https://acme.example/studio/blog/${slug}`,
  title: "Nuts & <bolts>",
  brief: "Both.",
  date: "2026-03-03",
  author: { name: "Ada", address: "https://acme.example/studio/team/ada" },
  tags: ["R&D"],
  picture: "https://acme.example/studio/images/a.webp",
  body: parseMarkdown("See [this](/faq) and a note.[^1]\n\n[^1]: The note."),
  ...more,
});

const feed = (posts: FeedPost[]): Feed => ({
  id: "tag:acme.example,2014:feed",
  language: "en-GB",
  title: "Acme",
  description: "All of it.",
  root: "https://acme.example/studio",
  homePage: "https://acme.example/studio/blog",
  atom: "https://acme.example/studio/feed.xml",
  json: "https://acme.example/studio/feed.json",
  icon: "https://acme.example/studio/icon-512.png",
  posts,
});

test("a feed was last changed when the post that changed last was", () => {
  const posts = [post("b", { date: "2026-04-01" }), post("a", { updated: "2026-05-09" })];
  expect(/<updated>(.*?)<\/updated>/.exec(atomFeed(feed(posts)))?.[1]).toBe("2026-05-09T00:00:00Z");
});

test("signs in a title or tag break neither feed", () => {
  expect(atomFeed(feed([post("a")]))).toContain("<title>Nuts &amp; &lt;bolts&gt;</title>");
  expect(atomFeed(feed([post("a")]))).toContain('<category term="R&amp;D"/>');
  expect(JSON.parse(jsonFeed(feed([post("a")]))).items[0].title).toBe("Nuts & <bolts>");
});

test("links keep the base path, and footnotes lead to the post's own page", () => {
  const { content_html } = JSON.parse(jsonFeed(feed([post("a")]))).items[0];
  expect(content_html).toContain('href="https://acme.example/studio/faq"');
  expect(content_html).toContain('href="https://acme.example/studio/blog/a#fn-1"');
  expect(content_html).not.toMatch(/href="[#/]/);
});

test("what XML forbids is not in a feed, whatever a post holds", () => {
  const body = parseMarkdown("One\u000b line \ufffe of\u0000 text.");
  const atom = atomFeed(feed([post("a", { title: "A\u000b\ud800 title", tags: ["R\u0001D"], body })]));
  expect(atom).toContain("<title>A title</title>");
  expect(atom).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u);
});
