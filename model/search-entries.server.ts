import type { Findable, Searched } from "#shared/search-file.ts";
import { content } from "./content.server.ts";
import { fillIn } from "./fill-in.server.ts";
import { categoryMark } from "./post-cards.server.ts";
import { tagName } from "./post-names.server.ts";
import { type SearchText, visiblePieces } from "./search-text.server.ts";
import { type FixedPath, fixedPaths } from "./site-paths.server.ts";

/** Pages that repeat an entry, and those that are a step of something else. */
const unfound: readonly FixedPath[] = ["/team-details", "/blog-details", "/portfolio-details", "/checkout", "/search"];

type Found = Omit<SearchText, "kind">;

/** Everything worth finding with the words of its page, as the index takes it. */
export function searchEntries(texts: readonly SearchText[] = searchTexts()): Searched[] {
  return texts.map(({ pieces, labels = [], ...entry }) => ({ ...entry, body: [...pieces, ...labels].join(" ") }));
}

/** Everything worth finding, in the order in which results name the kinds. */
export function searchTexts(): SearchText[] {
  const { kinds } = content.pages.search;
  const named = (kind: Findable["kind"], found: Found[]) => found.map((entry) => ({ ...entry, kind }));
  return [
    ...named(kinds.service, services()),
    ...named(kinds.case, cases()),
    ...named(kinds.person, people()),
    ...named(kinds.product, products()),
    ...named(kinds.page, [...pages(), ...categories(), ...tags()]),
    ...named(kinds.post, posts()),
  ];
}

function services(): Found[] {
  return content.services.map(({ title, url, description, bench }) => ({
    ...{ title, path: url, summary: description, bench },
    pieces: piecesOf(url),
  }));
}

function cases(): Found[] {
  return content.cases.map((entry) => {
    const { slug, title, result } = entry;
    const bench = content.services.find((service) => service.slug === entry.category)?.bench;
    const quote = content.testimonials.find((testimonial) => testimonial.slug === entry.quote)?.comment;
    const pieces = [...visiblePieces(entry), ...visiblePieces(quote)];
    return { title, path: `/portfolio/${slug}`, summary: result, bench, pieces };
  });
}

function posts(): Found[] {
  return content.blog.map(({ slug, title, brief, category, body, tags: names }) => ({
    ...{ title, path: `/blog/${slug}`, summary: brief, bench: categoryMark(category).bench },
    pieces: visiblePieces(body),
    labels: [...names.map(tagName), categoryMark(category).name],
  }));
}

function people(): Found[] {
  return content.people.map((person) => {
    const { slug, name, position, bench } = person;
    return {
      ...{ title: name, path: `/team/${slug}`, summary: position, bench },
      pieces: visiblePieces(person),
    };
  });
}

function products(): Found[] {
  return content.products.map((product) => {
    const { id, title, line, bench } = product;
    return { title, path: `/single-shop/${id}`, summary: line, bench, pieces: visiblePieces(product) };
  });
}

function pages(): Found[] {
  const isService = (path: string) => content.services.some(({ url }) => url === path);
  const paths = fixedPaths.filter((path) => !unfound.includes(path) && !isService(path));
  return paths.flatMap((path) => {
    const words = wordsOf(path);
    if (!words || !("head" in words)) return [];
    return [{ title: words.head.title, path, summary: words.head.description, pieces: piecesOf(path) }];
  });
}

function categories(): Found[] {
  const { title } = content.pages.listing.category;
  return content.categories.map(({ slug, name, description, bench }) => ({
    ...{ title: fillIn(title, { name }), path: `/blog/category/${slug}`, summary: description, bench, pieces: [] },
  }));
}

function tags(): Found[] {
  const { title } = content.pages.listing.tag;
  return content.pages.listing.tags.map(({ tag, name, text }) => ({
    ...{ title: fillIn(title, { name }), path: `/blog/tag/${tag}`, summary: text, pieces: [] },
  }));
}

/** Entries of other kinds that a page shows in full; what has a page of its own is found there. */
const shownOn: Partial<Record<string, unknown>> = {
  "/": [content.counters, content.steps, content.slides, content.games],
  "/about-us": content.counters,
  "/faq": content.faqs,
  "/pricing": content.plans,
  "/testimonial": content.testimonials,
};

function piecesOf(path: string): string[] {
  return [...visiblePieces(wordsOf(path)), ...visiblePieces(shownOn[path])];
}

function wordsOf(path: string) {
  const name = path === "/" ? "home" : path.slice(1);
  return Object.entries(content.pages).find(([key]) => key === name)?.[1];
}
