import { perLocale } from "#shared/per-locale.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { summarised } from "./listed-posts.server.ts";
import { pagerKeys } from "./pager.server.ts";
import {
  type ArchiveChoice,
  archiveAddress,
  byPeriod,
  choosePosts,
  countBy,
  type FoundPosts,
  noChoice,
  pageOf,
} from "./post-archive.server.ts";
import { type BlogPost, postCard } from "./post-cards.server.ts";
import { tagName } from "./post-names.server.ts";
import { postsPerPage } from "./posts.server.ts";

const mostInstead = 3;
const monthYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

export type ArchivePage = NonNullable<ReturnType<typeof readArchive>>;

/**
 * The archive for one choice and page, with counts for every other choice; `undefined` if there is no such page.
 * @param found what the search has for the choice's words, if it has any
 */
export function readArchive(
  content: Content,
  choice: ArchiveChoice,
  pageNumber: string,
  found: FoundPosts | undefined,
) {
  const words = content.pages["blog-grid"];
  const chosen = choosePosts(content.blog, choice, found).sort(found ? bestFirst(found) : newestAndLongestFirst);
  const page = pageOf(chosen, pageNumber, postsPerPage);
  if (!page) return undefined;
  const { shown, number, last, first, end, total } = page;
  const isChosen = Object.values(choice).some((value) => value !== "");
  return {
    choice,
    isChosen,
    search: { ...words.search, label: fillIn(words.search.label, { total: content.blog.length }) },
    narrow: { ...words.narrow, ...facets(content, choice, found), chosen: chosenNames(content, choice) },
    ask: { ...words.ask, image: content.people.find(({ slug }) => slug === words.ask.person)?.imgUrl },
    results: {
      title: total > 0 ? (found ? words.results.best : words.results.title) : words.none.title,
      status: total > 0 ? fillIn(words.results.status, { first, end, total }) : words.none.status,
      all: { label: words.results.all, url: archiveAddress(noChoice) },
      advice: total > 0 ? undefined : words.none.text,
      close:
        total > 0 && found?.isClose
          ? fillIn(words.results.close, { query: choice.q, meant: found.meant ?? choice.q })
          : undefined,
    },
    length: lengthChoice(content, choice, found),
    periods: groupsOf(content, shown, choice, found).map(({ period, name, posts }) => ({
      period,
      name,
      posts: posts.map((post) => archiveCard(content, post)),
    })),
    pager: {
      label: words.pager.label,
      status: fillIn(words.pager.status, { page: number, last }),
      ...pagerKeys(number, last, (page) => archiveAddress(choice, page)),
    },
    plain: words.pager.plain,
  };
}

function bestFirst({ slugs }: FoundPosts) {
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  return (a: BlogPost, b: BlogPost) => (places.get(a.slug) ?? 0) - (places.get(b.slug) ?? 0);
}

/** Posts by period; after a search in the order of their rank, and without any, the newest instead. */
function groupsOf(content: Content, shown: BlogPost[], { q }: ArchiveChoice, found: FoundPosts | undefined) {
  const { results, none } = content.pages["blog-grid"];
  if (shown.length === 0) {
    const posts = content.blog.toSorted(newestAndLongestFirst).slice(0, mostInstead);
    return posts.length > 0 ? [{ period: "", name: none.newest, posts }] : [];
  }
  if (!found) return byPeriod(shown).map(({ period, posts }) => ({ period, name: periodName(period), posts }));
  const query = found.isClose ? (found.meant ?? q) : q;
  return [{ period: "", name: fillIn(results.about, { query }), posts: shown }];
}

function periodName(period: string): string {
  return period.length === 4 ? period : monthYear().format(new Date(`${period}-01T00:00:00Z`));
}

/** Long pieces come first within a day, so that the page opens with a picture. */
function newestAndLongestFirst(a: BlogPost, b: BlogPost): number {
  return b.date.localeCompare(a.date) || Number(b.kind === "long") - Number(a.kind === "long");
}

function archiveCard(content: Content, post: BlogPost) {
  const { minutes, shortDate } = postCard(content, post);
  const card = summarised(content, post);
  const time = fillIn(content.pages["blog-grid"].results.minutes, { minutes });
  return { ...card, dateText: card.isLong ? `${shortDate}, ${time}` : shortDate };
}

/** Each facet counts what choosing it would find while the other choices stay. */
function facets(content: Content, choice: ArchiveChoice, found: FoundPosts | undefined) {
  const within = (changes: Partial<ArchiveChoice>) => choosePosts(content.blog, { ...choice, ...changes }, found);
  const facet = (key: "category" | "year" | "tag", value: string, name: string, count: number) => {
    const isCurrent = choice[key] === value;
    return { name, count, isCurrent, path: archiveAddress({ ...choice, [key]: isCurrent ? "" : value }) };
  };
  const inCategory = countBy(within({ category: "" }), ({ category }) => [category]);
  const inYear = countBy(within({ year: "" }), ({ date }) => [date.slice(0, 4)]);
  const withTag = countBy(within({ tag: "" }), ({ tags }) => tags);
  const years = [...new Set(content.blog.map(({ date }) => date.slice(0, 4)))];
  const tags = [...new Set(content.blog.flatMap((post) => post.tags))].sort();
  return {
    everything: {
      name: content.pages["blog-grid"].narrow.everything,
      count: within({ category: "" }).length,
      isCurrent: choice.category === "",
      path: archiveAddress({ ...choice, category: "" }),
    },
    categories: content.categories
      .map(({ slug, name }) => facet("category", slug, name, inCategory.get(slug) ?? 0))
      .sort((a, b) => b.count - a.count),
    years: years.map((year) => facet("year", year, year, inYear.get(year) ?? 0)),
    tags: tags.map((tag) => facet("tag", tag, tagName(content, tag), withTag.get(tag) ?? 0)),
    headings: content.pages["blog-grid"].narrow,
  };
}

/** The side column's current choices, for the line into which it collapses on a phone. */
function chosenNames(content: Content, { category, year, tag }: ArchiveChoice): string {
  const name = content.categories.find(({ slug }) => slug === category)?.name;
  return [name, year, tag && tagName(content, tag)].filter(Boolean).join(", ");
}

function lengthChoice(content: Content, choice: ArchiveChoice, found: FoundPosts | undefined) {
  const { length, any, long, note, show } = content.pages["blog-grid"].results;
  const counts = countBy(choosePosts(content.blog, { ...choice, length: "" }, found), ({ kind }) => [kind]);
  return {
    label: length,
    show,
    options: [
      { value: "", name: any },
      { value: "long", name: fillIn(long, { count: counts.get("long") ?? 0 }) },
      { value: "note", name: fillIn(note, { count: counts.get("note") ?? 0 }) },
    ],
  };
}
