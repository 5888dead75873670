import type { RichText } from "#shared/rich-text.ts";
import { escapeXml, richTextHtml } from "../markdown/markup.server.ts";
import { plainPicture } from "../site/site-address.server.ts";

/** A feed of posts, newest first, with absolute addresses throughout. */
export interface Feed {
  /** Permanent, whatever the site's address. */
  id: string;
  /** BCP 47. */
  language: string;
  title: string;
  description: string;
  /** The site's own address, without a trailing slash, for links that start with one. */
  root: string;
  homePage: string;
  atom: string;
  json: string;
  icon: string;
  posts: readonly FeedPost[];
}

export interface FeedPost {
  id: string;
  address: string;
  title: string;
  brief: string;
  /** Such as 2026-03-03. */
  date: string;
  updated?: string | undefined;
  author: { name: string; address: string };
  tags: readonly string[];
  picture: string;
  body: RichText;
}

/** Atom 1.0 with the full text of each post. */
export function atomFeed(feed: Feed): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (rel: string, type: string, href: string) =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
  const entries = feed.posts.map(
    (post) => `<entry>
${element("id", post.id)}
${element("title", post.title)}
${link("alternate", "text/html", post.address)}
${element("published", timeOf(post.date))}
${element("updated", timeOf(post.updated ?? post.date))}
<author>${element("name", post.author.name)}${element("uri", post.author.address)}</author>
${post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join("")}
${element("summary", post.brief)}
<content type="html">${escapeXml(textOf(post, feed))}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
${element("id", feed.id)}
${element("title", feed.title)}
${element("subtitle", feed.description)}
${element("updated", timeOf(lastChange(feed)))}
${link("self", "application/atom+xml", feed.atom)}
${link("alternate", "text/html", feed.homePage)}
${element("icon", feed.icon)}
${entries.join("")}</feed>
`;
}

/** JSON Feed 1.1 with the full text of each post. */
export function jsonFeed(feed: Feed): string {
  const { language, title, description, homePage, json, icon, posts } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: homePage,
    feed_url: json,
    icon,
    language,
    items: posts.map((post) => ({
      id: post.id,
      url: post.address,
      title: post.title,
      summary: post.brief,
      content_html: textOf(post, feed),
      image: post.picture,
      date_published: timeOf(post.date),
      date_modified: timeOf(post.updated ?? post.date),
      authors: [{ name: post.author.name, url: post.author.address }],
      tags: post.tags,
    })),
  });
}

function textOf({ body, address }: FeedPost, { root }: Feed): string {
  return richTextHtml(body, (href) => (href.startsWith("/") ? root + plainPicture(href) : new URL(href, address).href));
}

function lastChange({ posts }: Feed): string {
  return (
    posts
      .map(({ date, updated }) => updated ?? date)
      .sort()
      .at(-1) ?? "1970-01-01"
  );
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
