import type { Content } from "../content.server.ts";
import { bylineOf } from "../posts/post-cards.server.ts";
import { tagName } from "../posts/post-names.server.ts";
import { sampleNote } from "../site/sample-note.server.ts";
import { pictureAddress, siteAddress } from "../site/site-address.server.ts";
import type { Feed } from "./feeds.server.ts";

/** With full text, more would weigh on every reader that polls the feed. */
const postLimit = 20;

/** The newest posts, as both feeds carry them. */
export function postFeed(content: Content): Feed {
  const { blog, pages, site } = content;
  return {
    id: stableId(content, "feed"),
    language: site.lang,
    title: `${site.brand}: ${pages.blog.head.title}`,
    description: [pages.blog.head.description, sampleNote(site, "/blog")].filter(Boolean).join(" "),
    root: siteAddress(content, "").replace(/\/$/, ""),
    homePage: siteAddress(content, "/blog"),
    atom: siteAddress(content, "/feed.xml"),
    json: siteAddress(content, "/feed.json"),
    icon: siteAddress(content, "/icon-512.png"),
    posts: blog.slice(0, postLimit).map((post) => {
      const { slug, title, brief, date, updated, tags, imgUrl, body } = post;
      const { name, slug: author } = bylineOf(content, post);
      return {
        id: stableId(content, slug),
        address: siteAddress(content, `/blog/${slug}`),
        ...{ title, brief, date, updated, body },
        author: { name, address: siteAddress(content, `/team/${author}`) },
        tags: tags.map((tag) => tagName(content, tag)),
        picture: pictureAddress(content, imgUrl),
      };
    }),
  };
}

/** From the content alone: a site that moves must not show every post as new. */
function stableId(content: Content, name: string): string {
  return `tag:${new URL(content.site.origin).host},${content.site.since}:${name}`;
}
