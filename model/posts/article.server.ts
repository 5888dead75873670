import { formatDate } from "#shared/format.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { posesOf } from "../people/people.server.ts";
import { mailAbout } from "../site/mail-about.server.ts";
import { newsletterWords } from "../site/newsletter-words.server.ts";
import { articleBody } from "./article-body.server.ts";
import { nearbyOf } from "./article-nearby.server.ts";
import { neighboursOf, partOf } from "./nearby-posts.server.ts";
import { type BlogPost, bylineOf, postCard } from "./post-cards.server.ts";
import { seriesName, tagName } from "./post-names.server.ts";

export type Article = NonNullable<ReturnType<typeof readArticle>>;

/** Everything on a post's page; `undefined` if no such post has been published. */
export function readArticle(content: Content, slug: string) {
  const post = content.blog.find((entry) => entry.slug === slug);
  if (!post) return undefined;
  const { title, category, picture, isLong } = postCard(content, post);
  const neighbours = neighboursOf(content.blog, post);
  const nextPost = neighbours.after ?? neighbours.before;
  return {
    slug,
    canonical: `/blog/${slug}`,
    head: { title, description: post.brief },
    title,
    category,
    picture,
    isLong,
    crumb: { ...content.pages.article.crumb, part: partName(content, post) },
    byline: { author: bylineOf(content, post), facts: factsOf(content, post) },
    body: articleBody(post.body),
    words: wordsOf(content),
    tags: post.tags.map((tag) => ({ slug: tag, name: tagName(content, tag) })),
    mail: mailAbout(title, `${content.site.origin}/blog/${post.slug}`),
    author: authorOf(content, post),
    steps: stepsOf(content, post),
    nearby: nearbyOf(content, post),
    nextPath: nextPost && `/blog/${nextPost.slug}`,
    call: callOf(content, post),
    newsletter: {
      ...content.pages.article.newsletter,
      words: newsletterWords(content),
      feeds: content.pages.blog.door.feeds,
    },
  };
}

function wordsOf(content: Content) {
  const { contents, footnotes, tags, copy, email } = content.pages.article;
  return { contents, footnotes, tags, copy, email };
}

function factsOf(content: Content, post: BlogPost): string {
  const { plain, updated } = content.pages.article.facts;
  const { dateText, minutes } = postCard(content, post);
  if (!post.updated) return fillIn(plain, { date: dateText, minutes });
  return fillIn(updated, { date: dateText, minutes, updated: formatDate(post.updated) });
}

function partName(content: Content, post: BlogPost): string | undefined {
  if (!post.series) return undefined;
  const values = { series: seriesName(content, post.series), part: partOf(content.blog, post) };
  return fillIn(content.pages.article.crumb.part, values);
}

function authorOf(content: Content, post: BlogPost) {
  const { slug, name, image } = bylineOf(content, post);
  const person = content.people.find((entry) => entry.slug === slug);
  const more = fillIn(content.pages.article.author, { name: name.split(" ")[0] ?? name });
  // Under a short note, the same sentences about its author would make up too much of the page.
  const isLong = post.kind === "long";
  return {
    name,
    image,
    /** Shown at the text's quotations. */
    pose: person && posesOf(person)?.left,
    path: `/team/${slug}`,
    line: isLong ? person?.line : undefined,
    more: isLong ? more : undefined,
  };
}

function stepsOf(content: Content, post: BlogPost) {
  const { label, before, after } = content.pages.article.steps;
  const neighbours = neighboursOf(content.blog, post);
  const step = (words: string, other: BlogPost | undefined) =>
    other && { label: words, title: other.title, path: `/blog/${other.slug}` };
  return { label, before: step(before, neighbours.before), after: step(after, neighbours.after) };
}

function callOf(content: Content, post: BlogPost) {
  const { calls } = content.pages.article;
  const ofCategory = calls.find(({ category }) => category === post.category);
  const { title, text, action } = ofCategory ?? calls.find(({ category }) => category === undefined)!;
  // Under a short note, the same sentences would make up too much of the page.
  return { title, text: post.kind === "long" ? text : undefined, action };
}
