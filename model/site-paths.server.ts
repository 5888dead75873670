import { tagNames } from "./posts.server.ts";

export const postsPerPage = 10;

const fixedPaths = [
  "/",
  ...[2, 3, 4, 5, 6, 7, 8].map((number) => `/home-${number}`),
  "/about-us",
  "/contact",
  "/faq",
  "/team",
  "/team-details",
  "/testimonial",
  "/pricing",
  "/blog",
  "/blog-grid",
  "/blog-details",
  "/portfolio",
  "/portfolio-grid",
  "/portfolio-masonry",
  "/portfolio-details",
  "/service",
  "/service-details",
  "/shop",
  "/cart",
  "/checkout",
  "/game-localization",
  "/web3-game-development",
  "/it-and-dev-consultancy",
  "/game-development-studio",
  "/sports-and-data-solutions",
  "/research-and-development-innovation-ai-labs",
  "/privacy",
  "/terms",
  "/accessibility",
  "/search",
  "/site-vitals",
];

/** Rendered for each request: forms with a key, and pages that only exist for a query. */
const perRequest = new Set(["/contact", "/checkout", "/search"]);

/** Routes whose data is never prerendered, as the address book writes them; an entry stands for what begins with it too. */
export const perRequestPatterns = [...perRequest]
  .map((path) => path.slice(1))
  .concat("order", "newsletter", process.env.FIXTURES === "1" ? "__fixtures" : []);

/** Every address of a page, in the order of the address book. */
export function sitePaths(
  slugs: Record<"blog" | "cases" | "people" | "categories", readonly string[]>,
  productIds: readonly number[],
): string[] {
  const archivePages = Math.max(1, Math.ceil(slugs.blog.length / postsPerPage));
  return [
    ...fixedPaths,
    ...slugs.people.map((slug) => `/team/${slug}`),
    ...slugs.cases.map((slug) => `/portfolio/${slug}`),
    ...slugs.blog.map((slug) => `/blog/${slug}`),
    ...slugs.categories.map((slug) => `/blog/category/${slug}`),
    ...tagNames.map((tag) => `/blog/tag/${tag}`),
    ...Array.from({ length: archivePages }, (_, index) => `/blog/page/${index + 1}`),
    ...productIds.map((id) => `/single-shop/${id}`),
  ];
}

/** The pages that the build renders once. */
export function prerenderedPaths(paths: readonly string[]): string[] {
  return paths.filter((path) => !perRequest.has(path));
}
