import { foldText } from "#shared/fold-text.ts";
import { isOff } from "#shared/off-pages.ts";
import type { Findable, Searchable } from "#shared/search-file.ts";
import type { SearchRules } from "#shared/search-terms.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { type FixedPath, fixedPaths } from "../pages/site-paths.server.ts";
import { categoryMark } from "../posts/post-cards.server.ts";
import { tagName } from "../posts/post-names.server.ts";
import { factTexts } from "./fact-texts.server.ts";
import { type Found, type SearchText, visiblePieces } from "./search-text.server.ts";

/** Pages that repeat an entry, and those that are a step within a task. */
const unfound: readonly FixedPath[] = ["/team-details", "/blog-details", "/portfolio-details", "/checkout", "/search"];

/** Seldom what a visitor looks for: a page with words for everybody, and a list of what is found beside it. */
const weights = { page: 0.8, list: 0.15 };

/** Every searchable entry with its page's words, ready for the index. */
export function searchEntries(texts: readonly SearchText[]): Searchable[] {
  return texts.map(({ pieces, unshown = "", ...entry }) => ({ ...entry, body: [...pieces, unshown].join(" ") }));
}

/** What the site's language and its editors say of words. */
export function searchRules({ pages }: Content): SearchRules {
  const { stopWords, synonyms } = pages.search.rules;
  return { stopWords: stopWords.map(foldText), synonyms };
}

/** Every searchable entry, in the order in which results list the kinds. */
export function searchTexts(content: Content): SearchText[] {
  const { kinds } = content.pages.search;
  const named = (kind: Findable["kind"], found: Found[]) => found.map((entry) => ({ ...entry, kind }));
  const all = [
    ...named(kinds.service, services(content)),
    ...named(kinds.case, cases(content)),
    ...named(kinds.person, people(content)),
    ...named(kinds.product, products(content)),
    ...named(kinds.page, [
      ...pages(content),
      ...composedPages(content),
      ...categories(content),
      ...tags(content),
      ...factTexts(content),
    ]),
    ...named(kinds.post, posts(content)),
  ];
  return all.filter(({ path }) => !isOff(path, content.off));
}

function services(content: Content): Found[] {
  return content.services.map(({ title, url, description, department }) => ({
    ...{ title, path: url, summary: description, department },
    pieces: piecesOf(content, url),
  }));
}

function cases(content: Content): Found[] {
  return content.cases.map((entry) => {
    const { slug, title, result, platforms, engine } = entry;
    const service = content.services.find(({ slug: own }) => own === entry.category);
    const { department } = service ?? {};
    const tags = [...platforms, engine, ...(service ? [service.title] : [])];
    const quote = content.testimonials.find((testimonial) => testimonial.slug === entry.quote)?.comment;
    const pieces = [...visiblePieces(entry), ...visiblePieces(quote)];
    return { title, path: `/portfolio/${slug}`, summary: result, department, tags, pieces };
  });
}

function posts(content: Content): Found[] {
  return content.blog.map(({ slug, title, brief, category, body, tags: names }) => {
    const { department, name } = categoryMark(content, category);
    const tags = [...names.map((tag) => tagName(content, tag)), name];
    return { title, path: `/blog/${slug}`, summary: brief, department, tags, pieces: visiblePieces(body) };
  });
}

function people(content: Content): Found[] {
  return content.people.map((person) => {
    const { slug, name, position, department } = person;
    return {
      ...{ title: name, path: `/team/${slug}`, summary: position, department },
      pieces: visiblePieces(person),
    };
  });
}

function products(content: Content): Found[] {
  return content.products.map((product) => {
    const { id, title, line, department } = product;
    return { title, path: `/single-shop/${id}`, summary: line, department, pieces: visiblePieces(product) };
  });
}

function pages(content: Content): Found[] {
  const isService = (path: string) => content.services.some(({ url }) => url === path);
  const paths = fixedPaths.filter((path) => !unfound.includes(path) && !isService(path));
  return paths.flatMap((path) => {
    const words = wordsOf(content, path);
    if (!words || !("head" in words)) return [];
    const { title, description } = words.head;
    return [{ title, path, summary: description, weight: weights.page, pieces: piecesOf(content, path) }];
  });
}

function composedPages({ composedPages: all }: Content): Found[] {
  return all.map(({ address, head, bands }) => ({
    ...{ title: head.title, path: address, summary: head.description },
    pieces: visiblePieces(bands),
  }));
}

function categories(content: Content): Found[] {
  const { title } = content.pages.listing.category;
  return content.categories.map(({ slug, name, description, department }) => ({
    ...{ title: fillIn(title, { name }), path: `/blog/category/${slug}`, summary: description, department },
    ...{ weight: weights.list, pieces: [] },
  }));
}

function tags(content: Content): Found[] {
  const { title } = content.pages.listing.tag;
  const used = new Set(content.blog.flatMap((post) => post.tags));
  return content.pages.listing.tags
    .filter(({ tag }) => used.has(tag))
    .map(({ tag, name, text }) => ({
      ...{ title: fillIn(title, { name }), path: `/blog/tag/${tag}`, summary: text },
      ...{ weight: weights.list, pieces: [] },
    }));
}

/** Entries of other kinds that a page shows in full; what has its own page is found there. */
function shownOn(content: Content, path: string): unknown {
  const { counters, steps, slides, games, faqs, plans, testimonials } = content;
  const byPath: Partial<Record<string, unknown>> = {
    "/": [counters, steps, slides, games],
    "/about-us": counters,
    "/faq": faqs,
    "/pricing": plans,
    "/testimonial": testimonials,
  };
  return byPath[path];
}

function piecesOf(content: Content, path: string): string[] {
  return [...visiblePieces(wordsOf(content, path)), ...visiblePieces(shownOn(content, path))];
}

function wordsOf(content: Content, path: string) {
  return Object.entries(content.pages).find(([key]) => key === (path.slice(1) || "home"))?.[1];
}
