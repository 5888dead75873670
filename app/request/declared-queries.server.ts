import type { Content } from "#model/content.server.ts";
import { perRequestPatterns } from "#model/pages/site-paths.server.ts";
import { pathOfPage } from "#model/site/site-address.server.ts";

const fixedQueries: Readonly<Record<string, readonly string[]>> = {
  "/portfolio": ["compare", "service", "platform", "engine", "year"],
  "/portfolio-grid": ["service", "platform", "engine", "year", "sort", "order"],
  "/blog-grid": ["q", "category", "year", "tag", "length", "page"],
  "/shop": ["items", "kind", "show", "sort"],
  "/cart": ["items", "add", "change", "remove", "quantity"],
  "/team": ["discipline"],
  "/testimonial": ["service"],
  "/faq": ["q"],
  "/proof": ["q"],
};

/** Query keys that change a prerendered page, by path; other keys (campaign tags) do not. */
export function declaredQueries(content: Content): Readonly<Record<string, readonly string[]>> {
  const ofProducts = content.products.map(({ id }) => [`/single-shop/${id}`, ["items"]]);
  return { ...fixedQueries, ...Object.fromEntries(ofProducts) };
}

/** The query keys that change a page, by its path with the base; null if the page is rendered for each request. */
export function queryKeysOf(content: Content, pathname: string): readonly string[] | null {
  const path = pathOfPage(content, pathname).slice(1);
  if (perRequestPatterns.some((start) => path === start || path.startsWith(`${start}/`))) return null;
  return declaredQueries(content)[`/${path}`] ?? [];
}
