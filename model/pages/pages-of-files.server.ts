import type { Content } from "../content.server.ts";
import { listedPages } from "./page-list.server.ts";

/** Pages of the kinds whose entries have no page of their own. */
const shownOn: Readonly<Record<string, string>> = {
  faqs: "/faq",
  plans: "/pricing",
  testimonials: "/testimonial",
  services: "/service",
  categories: "/blog",
  games: "/",
};
const entriesBelow: Readonly<Record<string, string>> = { blog: "/blog", cases: "/portfolio", people: "/team" };

/** The pages that show these content files, by address and title, in the order of the site. */
export function pagesOfFiles(content: Content, files: readonly string[]): { path: string; title: string }[] {
  const paths = new Set(files.map((file) => pathOf(content, file)));
  return listedPages(content)
    .filter(({ path }) => paths.has(path))
    .map(({ path, title }) => ({ path, title }));
}

function pathOf({ products }: Content, file: string): string {
  const [, folder = "", name = ""] =
    /^(?:starter\/)?content\/(?:([a-z]+)\/)?([a-z0-9-]+)\.(?:yaml|md)$/.exec(file) ?? [];
  if (folder === "pages") return name === "home" ? "/" : `/${name}`;
  if (folder === "products") return `/single-shop/${products.find(({ slug }) => slug === name)?.id ?? ""}`;
  const parent = entriesBelow[folder];
  return parent ? `${parent}/${name}` : (shownOn[folder] ?? "/");
}
