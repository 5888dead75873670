import type { Content, Folder } from "../content.server.ts";
import { findKitChecklist } from "../pages/kit-checklist.server.ts";
import { paperNames } from "../pages/papers.server.ts";
import { documentPaths, type FixedPath, fixedPaths } from "../pages/site-paths.server.ts";
import { readTextLoosely } from "./content-files.server.ts";
import { looseYaml } from "./parsed-file.server.ts";

/** What visitors, the law and the frame count on. */
const always: readonly FixedPath[] = ["/", "/contact", "/privacy", "/search", "/accessibility"];

export const closablePaths = fixedPaths.filter((path) => !always.includes(path));

/** What is switched off with a page: other views of its list, and kinds that only it links to. */
const lists: Partial<Record<FixedPath, { paths: string[]; kinds: Folder[] }>> = {
  "/blog": { paths: ["/blog-grid", "/blog-details", "/feed.xml", "/feed.json"], kinds: ["blog", "categories"] },
  "/portfolio": { paths: ["/portfolio-grid", "/portfolio-masonry", "/portfolio-details"], kinds: ["cases"] },
  "/shop": { paths: ["/cart", "/checkout", "/single-shop", "/order"], kinds: ["products"] },
  "/team": { paths: ["/team-details"], kinds: [] },
  "/brief": { paths: ["/brief.json", "/brief.md", "/brief.schema.json"], kinds: [] },
  "/proof": { paths: ["/proof.json"], kinds: [] },
  "/game-localization": { paths: ["/localisation-kit.txt"], kinds: [] },
};

/** Pages whose words are read for the entries below them. */
const listOf: Readonly<Record<string, string>> = {
  home: "/",
  article: "/blog",
  listing: "/blog",
  case: "/portfolio",
  person: "/team",
  "single-shop": "/shop",
  order: "/shop",
};

/** What the site file switches off, read before validation: paths, with the pages that depend on them, and kinds. */
export function readOff(root: string): { paths: string[]; kinds: Folder[] } {
  const site = looseYaml(readTextLoosely(root, "content/site.yaml"));
  const named = typeof site === "object" && site !== null && "off" in site ? site.off : undefined;
  const off = Array.isArray(named) ? closablePaths.filter((path) => named.includes(path)) : [];
  const withThem = off.flatMap((path) => lists[path] ?? []);
  return {
    paths: [...new Set([...off, ...withThem.flatMap(({ paths }) => paths)])],
    kinds: withThem.flatMap(({ kinds }) => kinds),
  };
}

/** The path that decides whether a page's words are needed. */
export function pathOfWords(name: string): string {
  return listOf[name] ?? `/${name}`;
}

/** Pages that show an entry again are empty when its kind is empty, and so is /proof without public facts; a missing document has no files. */
export function withoutEntries(content: Pick<Content, "blog" | "cases" | "people" | "facts" | "pages">): string[] {
  const { blog, cases, people } = content;
  const facts = content.facts.filter(({ isPublic }) => isPublic);
  const shown = {
    ...{ "/blog-details": blog, "/portfolio-details": cases, "/team-details": people },
    ...{ "/proof": facts, "/proof.json": facts },
  };
  const empty = Object.entries(shown).flatMap(([path, entries]) => (entries.length === 0 ? [path] : []));
  const written = content.pages.papers.documents.map(({ name }) => name);
  const withoutKit = findKitChecklist(content) ? [] : ["/localisation-kit.txt"];
  return [...empty, ...withoutKit, ...paperNames.filter((name) => !written.includes(name)).flatMap(documentPaths)];
}
