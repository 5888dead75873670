import type { Findable, Searched } from "#shared/search-file.ts";
import { packSearch } from "#shared/search-file.ts";
import { content } from "./content.server.ts";
import { fillIn } from "./fill-in.server.ts";
import { categoryMark } from "./post-cards.server.ts";
import { tagName } from "./post-names.server.ts";
import { visibleText } from "./search-text.server.ts";
import { type FixedPath, fixedPaths } from "./site-paths.server.ts";

/** Pages that repeat an entry, and those that are a step of something else. */
const unfound: readonly FixedPath[] = ["/team-details", "/blog-details", "/portfolio-details", "/checkout", "/search"];

type Found = Omit<Searched, "kind">;

/** Everything worth finding with the words of its page, in the order in which results name the kinds. */
export function searchEntries(): Searched[] {
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

let files: string[] | undefined;

/** The index as files; made once, because the content of a build does not change. */
export function searchFiles(): string[] {
  files ??= packSearch(searchEntries());
  return files;
}

function services(): Found[] {
  return content.services.map(({ title, url, description, bench }) => ({
    ...{ title, path: url, summary: description, bench },
    body: bodyOf(url),
  }));
}

function cases(): Found[] {
  return content.cases.map((entry) => {
    const { slug, title, result } = entry;
    const bench = content.services.find((service) => service.slug === entry.category)?.bench;
    const quote = content.testimonials.find((testimonial) => testimonial.slug === entry.quote)?.comment;
    const body = visibleText([entry, quote]);
    return { title, path: `/portfolio/${slug}`, summary: result, bench, body };
  });
}

function posts(): Found[] {
  return content.blog.map(({ slug, title, brief, category, body, tags: names }) => ({
    ...{ title, path: `/blog/${slug}`, summary: brief, bench: categoryMark(category).bench },
    body: visibleText([body, names.map(tagName), categoryMark(category).name]),
  }));
}

function people(): Found[] {
  return content.people.map((person) => {
    const { slug, name, position, bench } = person;
    return {
      ...{ title: name, path: `/team/${slug}`, summary: position, bench },
      body: visibleText(person),
    };
  });
}

function products(): Found[] {
  return content.products.map((product) => {
    const { id, title, line, bench } = product;
    return { title, path: `/single-shop/${id}`, summary: line, bench, body: visibleText(product) };
  });
}

function pages(): Found[] {
  const isService = (path: string) => content.services.some(({ url }) => url === path);
  const paths = fixedPaths.filter((path) => !unfound.includes(path) && !isService(path));
  return paths.flatMap((path) => {
    const words = wordsOf(path);
    if (!words || !("head" in words)) return [];
    return [{ title: words.head.title, path, summary: words.head.description, body: bodyOf(path) }];
  });
}

function categories(): Found[] {
  const { title } = content.pages.listing.category;
  return content.categories.map(({ slug, name, description, bench }) => ({
    ...{ title: fillIn(title, { name }), path: `/blog/category/${slug}`, summary: description, bench, body: "" },
  }));
}

function tags(): Found[] {
  const { title } = content.pages.listing.tag;
  return content.pages.listing.tags.map(({ tag, name, text }) => ({
    ...{ title: fillIn(title, { name }), path: `/blog/tag/${tag}`, summary: text, body: "" },
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

function bodyOf(path: string): string {
  return visibleText([wordsOf(path), shownOn[path]]);
}

function wordsOf(path: string) {
  const name = path === "/" ? "home" : path.slice(1);
  return Object.entries(content.pages).find(([key]) => key === name)?.[1];
}
