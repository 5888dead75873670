import { isOff } from "#shared/off-pages.ts";
import { postsPerPage } from "../posts/posts.server.ts";
import { paperNames } from "./papers.server.ts";

export type FixedPath = (typeof fixedPaths)[number];

/** Pages outside any collection. */
export const fixedPaths = [
  "/",
  "/home-2",
  "/home-3",
  "/home-4",
  "/home-5",
  "/home-6",
  "/home-7",
  "/home-8",
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
  "/contracts",
  "/brief",
  "/papers",
  "/proof",
  "/privacy",
  "/terms",
  "/accessibility",
  "/search",
  "/site-vitals",
] as const;

/** Files for crawlers and programs, and one for people to save. Not routes: every visitor loads the list of routes. */
export const crawlerPaths = [
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/feed.xml",
  "/feed.json",
  "/llms.txt",
  "/offers.json",
  "/proof.json",
  "/localisation-kit.txt",
] as const;

/** The files of a document of `/papers`. */
export function documentPaths(name: (typeof paperNames)[number]): string[] {
  return [`/papers/${name}.html`, `/papers/${name}.md`];
}

/** The files that `/papers` offers when every document is there. */
export const paperPaths = [
  ...paperNames.flatMap(documentPaths),
  "/papers/answers.csv",
  "/papers/answers.json",
  "/papers/papers.zip",
];

/** Rendered per request: forms with a token, pages that exist only for a query, and live figures. */
export const perRequestPaths = ["/brief", "/contact", "/checkout", "/search", "/site-vitals"];
const perRequest = new Set(perRequestPaths);

/** Route patterns whose data is never prerendered; an entry also covers everything that begins with it. */
export const perRequestPatterns = [...perRequest]
  .map((path) => path.slice(1))
  .concat("order", "newsletter", process.env.FIXTURES === "1" ? "__fixtures" : []);

/** Every address of a page, in the order of the routes. */
export function sitePaths(
  slugs: Record<"blog" | "cases" | "people" | "categories", readonly string[]>,
  tags: readonly string[],
  productIds: readonly number[],
  composed: readonly string[],
): string[] {
  return [
    ...fixedPaths,
    ...composed,
    ...slugs.people.map((slug) => `/team/${slug}`),
    ...slugs.cases.map((slug) => `/portfolio/${slug}`),
    ...slugs.blog.map((slug) => `/blog/${slug}`),
    ...listingPaths(slugs.blog.length, slugs.categories, tags),
    ...productIds.map((id) => `/single-shop/${id}`),
  ];
}

/** Lists of posts by category, by tag and by page number. */
export function listingPaths(postCount: number, categories: readonly string[], tags: readonly string[]): string[] {
  const pages = Math.max(1, Math.ceil(postCount / postsPerPage));
  return [
    ...categories.map((slug) => `/blog/category/${slug}`),
    ...tags.map((tag) => `/blog/tag/${tag}`),
    ...Array.from({ length: pages }, (_, index) => `/blog/page/${index + 1}`),
  ];
}

/** The pages prerendered by the build. */
export function prerenderedPaths(content: Collections): string[] {
  const { blog, cases, people, categories, products, pages, composedPages, off } = content;
  const slugs = {
    blog: blog.map(({ slug }) => slug),
    cases: cases.map(({ slug }) => slug),
    people: people.map(({ slug }) => slug),
    categories: categories.map(({ slug }) => slug),
  };
  const ids = products.map(({ id }) => id);
  const tags = pages.listing.tags.map(({ tag }) => tag);
  const composed = composedPages.map(({ address }) => address);
  return sitePaths(slugs, tags, ids, composed).filter((path) => !perRequest.has(path) && !isOff(path, off));
}

type Collections = Record<"blog" | "cases" | "people" | "categories", { slug: string }[]> & {
  products: { id: number }[];
  pages: { listing: { tags: { tag: string }[] } };
  composedPages: { address: string }[];
  off: readonly string[];
};
