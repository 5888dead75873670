import { filterChoices } from "#model/cases/case-index.server.ts";
import { sortKeys } from "#model/cases/case-table.server.ts";
import type { Content } from "#model/content.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import { disciplines } from "#model/people/people.server.ts";
import { foldText } from "#shared/fold-text.ts";
import { declaredQueries } from "./declared-queries.server.ts";

/** Pages that are always rendered on request, with the keys that they read. */
const alwaysRendered: Readonly<Record<string, readonly string[]>> = {
  "/search": ["q"],
  "/contact": ["case"],
  "/checkout": [],
};
const mostChoices = 6;

/** Whether a page's address consists of choices that the site itself offers, so that few such addresses exist. */
export function isKnownQuery(content: Content, path: string, query: URLSearchParams): boolean {
  const keys = alwaysRendered[path] ?? declaredQueries(content)[path];
  const pairs = [...query].map(([key, value]) => `${key}=${value}`);
  if (!keys || pairs.length > mostChoices || new Set(pairs).size < pairs.length) return false;
  const known = knownValues(content);
  return [...query].every(([key, value]) => keys.includes(key) && (value === "" || known.has(value)));
}

/** What the site's filters offer, and the words of that: people type them into searches. */
const knownValues = oncePerContent((content) => {
  const { cases, services, products, blog, categories, pages } = content;
  const values = [
    ...Object.values(filterChoices(cases, services)).flatMap((choices) => choices.map(({ value }) => value)),
    ...[cases, services, categories].flatMap((list) => list.map(({ slug }) => slug)),
    ...[products, blog].flatMap((list) => list.map(({ kind }) => kind)),
    ...blog.map(({ date }) => date.slice(0, 4)),
    ...[...disciplines, ...sortKeys, ...pages.search.tries.words, ...pages.listing.tags.map(({ tag }) => tag)],
    ...["asc", "desc", "all", "sale", "under-50", "shelf", "price-low", "price-high", "saving", "1", "2", "3"],
  ];
  return new Set([...values, ...values.flatMap((value) => foldText(value).split(" "))]);
});
