import type { Content } from "../content.server.ts";
import type { LedgerFact } from "../facts/ledger.server.ts";
import { listedPages } from "./page-list.server.ts";

/** Pages of the kinds whose entries have no page of their own, and of files that several pages show. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  faqs: ["/faq"],
  plans: ["/pricing"],
  testimonials: ["/testimonial"],
  services: ["/service"],
  categories: ["/blog"],
  games: ["/"],
  site: ["/"],
  showroom: ["/", "/about-us"],
  capacity: ["/contact", "/team", "/brief"],
  "price-book": ["/brief"],
};
const entriesBelow: Readonly<Record<string, string>> = { blog: "/blog", cases: "/portfolio", people: "/team" };

/** The pages that show these content files, by address and title, in the order of the site. */
export function pagesOfFiles(content: Content, files: readonly string[]): { path: string; title: string }[] {
  return pagesAt(content, new Set(files.flatMap((file) => pathsOfFile(content, file))));
}

/** The pages that use a fact: those that cite it or link to its row, and the answers to supplier forms. */
export function pagesOfFact(content: Content, { files, asked }: Pick<LedgerFact, "files" | "asked">) {
  const answers = asked ? ["/papers"] : [];
  return pagesAt(content, new Set([...answers, ...files.flatMap((file) => pathsOfFile(content, file))]));
}

function pagesAt(content: Content, paths: ReadonlySet<string>) {
  return listedPages(content)
    .filter(({ path }) => paths.has(path))
    .map(({ path, title }) => ({ path, title }));
}

/** The addresses of the pages that show a content file. */
export function pathsOfFile({ products, composedPages }: Content, file: string): readonly string[] {
  const [, folder = "", name = ""] =
    /^(?:starter\/)?content\/(?:([a-z]+)\/)?([a-z0-9-]+)\.(?:yaml|md)$/.exec(file) ?? [];
  const composed = folder === "pages" && composedPages.find((page) => page.name === name);
  if (composed) return [composed.address];
  if (folder === "pages") return [name === "home" ? "/" : `/${name}`];
  if (folder === "products") return [`/single-shop/${products.find(({ slug }) => slug === name)?.id ?? ""}`];
  const parent = entriesBelow[folder];
  return parent ? [`${parent}/${name}`] : (shownOn[folder || name] ?? []);
}
