import { copyrightSince } from "#shared/constants.ts";
import { content } from "./content.server.ts";
import type { Feed } from "./feeds.server.ts";
import { bylineOf } from "./post-cards.server.ts";
import { tagName } from "./post-names.server.ts";
import { pictureAddress, siteAddress } from "./site-address.server.ts";

/** With their full text, more would weigh down every reader that asks again. */
const postLimit = 20;

/** The newest posts as both kinds of feed tell them. */
export function postFeed(): Feed {
  const { blog, pages, site } = content;
  return {
    id: stableId("feed"),
    title: `${site.brand}: ${pages.blog.head.title}`,
    description: pages.blog.head.description,
    root: siteAddress("").replace(/\/$/, ""),
    homePage: siteAddress("/blog"),
    atom: siteAddress("/feed.xml"),
    json: siteAddress("/feed.json"),
    icon: siteAddress("/icon-512.png"),
    posts: blog.slice(0, postLimit).map((post) => {
      const { slug, title, brief, date, updated, tags, imgUrl, body } = post;
      const { name, slug: author } = bylineOf(post);
      return {
        id: stableId(slug),
        address: siteAddress(`/blog/${slug}`),
        ...{ title, brief, date, updated, body },
        author: { name, address: siteAddress(`/team/${author}`) },
        tags: tags.map(tagName),
        picture: pictureAddress(imgUrl),
      };
    }),
  };
}

/** From the content alone: a site that moves must not show every post as new. */
function stableId(name: string): string {
  return `tag:${new URL(content.site.origin).host},${copyrightSince}:${name}`;
}
