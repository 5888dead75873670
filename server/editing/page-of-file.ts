import type { Content } from "#model/content.server.ts";
import { pageSchemas } from "#model/pages/pages.server.ts";
import { perRequestPatterns, prerenderedPaths } from "#model/pages/site-paths.server.ts";
import { pathOfWords } from "#model/reading/off.server.ts";
import { ownValue } from "#shared/own-value.ts";

/** The page on which a content file is seen best; the home page for what no page or every page shows. */
export function pathOfFile(file: string, content: Content | undefined): string {
  const [kind = "", name = ""] = file.replace(/^content\//, "").split("/");
  const slug = name.replace(/\.\w+$/, "");
  const products: { slug: string; id: number }[] = content?.products ?? [];
  const composed = content?.composedPages.find((page) => page.name === slug);
  const paths: Record<string, string> = {
    pages: composed?.address ?? (slug === "home" ? "/" : pathOfWords(slug)),
    blog: `/blog/${slug}`,
    cases: `/portfolio/${slug}`,
    people: `/team/${slug}`,
    products: `/single-shop/${products.find((product) => product.slug === slug)?.id ?? ""}`,
    categories: `/blog/category/${slug}`,
    faqs: "/faq",
    testimonials: "/testimonial",
    plans: "/pricing",
    services: "/service",
    games: "/service-details",
    facts: "/proof",
  };
  const path = ownValue(paths, kind) ?? "/";
  return content && isPage(path, content) ? path : "/";
}

/** The file whose bands a page is made of, if it is made of bands. */
export function fileOfPage(path: string, { composedPages }: Content): string | undefined {
  const composed = composedPages.find(({ address }) => address === path)?.name;
  const own = Object.keys(pageSchemas).find((name) => (name === "home" ? "/" : pathOfWords(name)) === path);
  const ofKind = /^\/(portfolio|team)\/[a-z0-9-]+$/.exec(path)?.[1];
  const name = composed ?? own ?? (ofKind && { portfolio: "case", team: "person" }[ofKind]);
  return name && `content/pages/${name}.yaml`;
}

const known = new WeakMap<Content, ReadonlySet<string>>();

function isPage(path: string, content: Content): boolean {
  const onRequest = perRequestPatterns.map((name) => `/${name}`);
  const paths = known.get(content) ?? new Set([...prerenderedPaths(content), ...onRequest]);
  known.set(content, paths);
  return paths.has(path);
}
