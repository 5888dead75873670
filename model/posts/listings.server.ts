import { formatDate } from "#shared/format.ts";
import { isOff } from "#shared/off-pages.ts";
import type { Content } from "../content.server.ts";
import { countIn, fillIn } from "../fields/fill-in.server.ts";
import { quoted, summarised } from "./listed-posts.server.ts";
import { pagerKeys } from "./pager.server.ts";
import { type ArchiveChoice, archiveAddress, countBy, noChoice, pageOf } from "./post-archive.server.ts";
import type { BlogPost } from "./post-cards.server.ts";
import { tagName } from "./post-names.server.ts";
import { postsPerPage } from "./posts.server.ts";

const mostNearTags = 4;
const nextTags = 2;
/** The archive has the rest, page by page. */
const mostListed = 20;

/** All posts in a category; `undefined` if there is no such category. */
export function readCategory(content: Content, slug: string) {
  const words = content.pages.listing.category;
  const category = content.categories.find((entry) => entry.slug === slug);
  if (!category) return undefined;
  const counts = countBy(content.blog, (post) => [post.category]);
  const { name, description, department } = category;
  const posts = content.blog.filter((post) => post.category === slug);
  return {
    head: { title: fillIn(words.title, { name }), description },
    name,
    description,
    department,
    crumb: words.crumb,
    count: countIn(words, posts.length),
    search: { label: fillIn(words.search, { name }), url: archiveAddress({ ...noChoice, category: slug }) },
    posts: posts.slice(0, mostListed).map((post) => summarised(content, post)),
    more: moreOf(content, posts.length, { ...noChoice, category: slug }),
    others: {
      title: words.others,
      items: content.categories
        .filter((other) => other !== category)
        .map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 })),
    },
  };
}

/** All posts with a tag, possibly none yet; `undefined` if there is no such tag. */
export function readTag(content: Content, tag: string) {
  const words = content.pages.listing.tag;
  const entry = content.pages.listing.tags.find((known) => known.tag === tag);
  if (!entry) return undefined;
  const { name, text, empty } = entry;
  const posts = content.blog.filter(({ tags }) => tags.some((other) => other === tag));
  return {
    head: { title: fillIn(words.title, { name }), description: text },
    name,
    text,
    empty: posts.length === 0 ? empty : undefined,
    crumb: isOff(words.crumb.url, content.off) ? content.pages.listing.page.crumb : words.crumb,
    count: posts.length === 0 ? words.none : countIn(words, posts.length),
    search: posts.length > 1 ? { label: words.search, url: archiveAddress({ ...noChoice, tag }) } : undefined,
    posts: posts.slice(0, mostListed).map((post) => summarised(content, post)),
    more: moreOf(content, posts.length, { ...noChoice, tag }),
    near: {
      title: words.near,
      tags: nearTags(content, tag, posts).map((slug) => ({ slug, name: tagName(content, slug) })),
    },
  };
}

/** Tags often found with this one, then those that follow it, so that a tag without posts can be found as well. */
function nearTags(content: Content, tag: string, posts: readonly BlogPost[]): string[] {
  const often = [...countBy(posts, ({ tags }) => tags.filter((other) => other !== tag))]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, mostNearTags);
  const all = content.pages.listing.tags.map(({ tag: known }) => known);
  const place = all.indexOf(tag);
  const next = [...all.slice(place + 1), ...all.slice(0, place)].slice(0, nextTags);
  return [...new Set([...often.map(([slug]) => slug), ...next])];
}

/** A numbered page of all posts, newest first; `undefined` beyond the last or for an invalid number. */
export function readListPage(content: Content, number: string) {
  const words = content.pages.listing.page;
  const page = pageOf(content.blog, number, postsPerPage);
  if (!page) return undefined;
  const { shown, first, end, total, last } = page;
  const [newest, oldest] = [shown[0], shown.at(-1)];
  const values = {
    page: page.number,
    first,
    end,
    total,
    last,
    from: newest ? formatDate(newest.date) : "",
    until: oldest ? formatDate(oldest.date) : "",
  };
  return {
    head: { title: fillIn(words.title, values), description: fillIn(words.description, values) },
    heading: fillIn(words.heading, values),
    text: fillIn(words.text, values),
    crumb: words.crumb,
    posts: shown.map((post) => quoted(content, post)),
    pager: {
      label: words.pagerLabel,
      status: fillIn(words.status, values),
      ...pagerKeys(page.number, last, (number) => `/blog/page/${number}`),
    },
  };
}

function moreOf(content: Content, total: number, choice: ArchiveChoice) {
  if (total <= mostListed) return undefined;
  const label = fillIn(content.pages.listing.more, { shown: mostListed, total });
  return { label, url: archiveAddress(choice) };
}
