import type { Content } from "#model/content.server.ts";
import { newsletterDoor } from "#model/posts/front-page.server.ts";
import { readCategory, readListPage, readTag } from "#model/posts/listings.server.ts";

interface Asked {
  slug?: string | undefined;
  tag?: string | undefined;
  n?: string | undefined;
}

/** A category, a tag, or a numbered page of all posts; `undefined` if no such list exists. */
export function listingData(content: Content, { slug, tag, n = "" }: Asked) {
  const listing = slug ? category(content, slug) : tag ? tagged(content, tag) : numbered(content, n);
  return listing && { ...listing, door: newsletterDoor(content) };
}

function category(content: Content, slug: string) {
  const listing = readCategory(content, slug);
  if (!listing) return undefined;
  const { head, name, description, count, crumb, search, posts, more, others } = listing;
  const ways = others.items.map(({ slug, name, count }) => ({
    label: `${name} (${count})`,
    url: `/blog/category/${slug}`,
  }));
  const near = { title: others.title, ways };
  return {
    head,
    hero: { title: name, text: description, count, crumb, search, near },
    posts,
    more,
    hasOneCategory: true,
  };
}

function tagged(content: Content, tag: string) {
  const listing = readTag(content, tag);
  if (!listing) return undefined;
  const { head, name, text, empty, count, crumb, search, posts, more } = listing;
  const ways = listing.near.tags.map(({ slug, name }) => ({ label: name, url: `/blog/tag/${slug}` }));
  const near = { title: listing.near.title, ways };
  return { head, hero: { title: name, text, empty, count, crumb, search, near }, posts, more };
}

function numbered(content: Content, number: string) {
  const listing = readListPage(content, number);
  if (!listing) return undefined;
  const { head, heading, text, crumb, posts, pager } = listing;
  return { head, hero: { title: heading, text, crumb }, posts, pager };
}
