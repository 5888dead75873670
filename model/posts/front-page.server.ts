import { formatDate } from "#shared/format.ts";
import { isOff } from "#shared/off-pages.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { newsletterWords } from "../site/newsletter-words.server.ts";
import { seriesParts } from "./nearby-posts.server.ts";
import { type BlogPost, bylineOf, postCard } from "./post-cards.server.ts";
import { openingOf } from "./post-lines.server.ts";
import { postsPerPage } from "./posts.server.ts";

const recentPieces = 5;
const shortNotes = 5;
const openingWords = 20;
/** A single part has no reading order. */
const fewestParts = 2;

export type FrontPage = ReturnType<typeof readFrontPage>;

/** Everything on the blog's front page; dates and a choice in the content decide the place of each post. */
export function readFrontPage(content: Content) {
  const page = content.pages.blog;
  const posts = content.blog;
  const long = posts.filter(({ kind }) => kind === "long");
  const [lead, ...others] = long;
  const spotlight = others.find(({ slug }) => slug === page.spotlight);
  const recent = [...(spotlight ? [spotlight] : []), ...others.filter((post) => post !== spotlight)];
  const notes = posts.filter(({ kind }) => kind === "note");
  return {
    masthead: {
      ...page.masthead,
      week: fillIn(page.masthead.week, { date: formatDate(mondayOf(posts[0]?.date ?? "2014-01-01")) }),
      counts: fillIn(page.masthead.counts, { long: long.length, notes: notes.length }),
      archive: isOff(page.masthead.archive.url, content.off) ? everything(content) : page.masthead.archive,
    },
    lead: lead && piece(content, lead),
    recent: {
      ...page.recent,
      all: everything(content),
      posts: recent.slice(0, recentPieces).map((post) => postCard(content, post)),
    },
    notes: { ...page.notes, posts: notes.slice(0, shortNotes).map((post) => noteCard(content, post)) },
    series: { ...page.series, items: page.series.items.flatMap(manual) },
    door: newsletterDoor(content),
  };

  function manual(item: (typeof page.series.items)[number]) {
    const parts = seriesParts(posts, item.series);
    const first = parts[0];
    if (!first || parts.length < fewestParts) return [];
    return [{ ...item, parts: fillIn(page.series.many, { count: parts.length }), path: `/blog/${first.slug}` }];
  }
}

/** The end of every list of posts: the newsletter, and the feeds. */
export function newsletterDoor(content: Content) {
  return { ...content.pages.blog.door, newsletter: newsletterWords(content) };
}

/** The way to all posts: the archive with its filters, or the plain list where that is off or the posts fit on one page of it. */
function everything({ pages, blog, off }: Content) {
  const isListed = blog.length <= postsPerPage || isOff("/blog-grid", off);
  return {
    label: fillIn(pages.blog.recent.all, { total: blog.length }),
    url: isListed ? "/blog/page/1" : "/blog-grid",
  };
}

function piece(content: Content, post: BlogPost) {
  const card = postCard(content, post);
  const facts = fillIn(content.pages.blog.minutes, { date: card.dateText, minutes: card.minutes });
  return { ...card, brief: post.brief, author: bylineOf(content, post), facts };
}

function noteCard(content: Content, post: BlogPost) {
  return { ...postCard(content, post), opening: openingOf(post.body, openingWords) };
}

function mondayOf(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
