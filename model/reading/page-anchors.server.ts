import { supplierTopics } from "../facts/supplier-topics.server.ts";
import { parseMarkdown } from "../markdown/markdown.server.ts";
import { MarkdownLimitError } from "../markdown/markdown-limits.server.ts";
import { oncePerText } from "../once-per-text.server.ts";
import { pageSchemas } from "../pages/pages.server.ts";
import { composedFiles } from "./composed-files.server.ts";
import { readTextLoosely } from "./content-files.server.ts";
import { fieldIn, looseYaml } from "./parsed-file.server.ts";
import { siteOrStarter } from "./site-folder.server.ts";
import { partsOfSource } from "./source-text.server.ts";

/**
 * Bands of pages with code of their own that links may target: removing one breaks addresses that people have kept. Pages that
 * are lists of bands name theirs in their files.
 */
export const bandAnchors: Readonly<Record<string, readonly string[]>> = {
  "/contact": ["message"],
  "/papers": ["data-map", "data", "answers", ...supplierTopics],
  "/portfolio": ["compare", "comparison"],
};

type FindFiles = (folder: string) => { slug: string; file: string }[];

/** The anchors that a link to a page may use after `#`: bands, and whatever content names. Read on first use. */
export function anchorReader(root: string, entryFiles: FindFiles): (path: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const read = (path: string) => ["main", ...(bandAnchors[path] ?? []), ...namedIn(root, path, entryFiles)];
  return (path) => {
    const anchors = known.get(path) ?? read(path);
    known.set(path, anchors);
    return anchors;
  };
}

function namedIn(root: string, path: string, entryFiles: FindFiles): string[] {
  const [, folder, slug] = path.split("/");
  if (path === "/proof") return entryFiles("facts").flatMap(({ file }) => factsOf(root, file));
  if (folder === "blog" && slug) return headingIds(readTextLoosely(root, `content/blog/${slug}.md`));
  const name = path.slice(1) || "home";
  const file = Object.hasOwn(pageSchemas, name)
    ? `content/pages/${name}.yaml`
    : composedFiles(root).find(({ address }) => address === path)?.file;
  if (!file) return [];
  const page = siteOrStarter(root, file);
  const groups = path === "/faq" ? entryFiles("faqs") : [];
  return [
    ...groups.flatMap((group) => [group.slug, ...idsOf(root, group.file)]),
    ...idsOf(page.root, page.file),
    ...bandsOf(readTextLoosely(page.root, page.file)),
  ];
}

/** The names of a page's bands, with their older ones. */
function bandsOf(source: string): string[] {
  const bands = fieldIn(looseYaml(source), "bands");
  if (!Array.isArray(bands)) return [];
  const names = bands.flatMap((band) => [fieldIn(band, "role"), fieldIn(band, "former")].flat());
  return names.filter((name) => typeof name === "string");
}

/** Read before validation, as text: a link may be in an earlier file. */
function idsOf(root: string, file: string): string[] {
  const source = readTextLoosely(root, file);
  return [...source.matchAll(/^[ \t-]*(?:\{ *)?(?:id|anchor): *([a-z0-9-]+)/gm)].map(([, id = ""]) => id);
}

function factsOf(root: string, file: string): string[] {
  return [...readTextLoosely(root, file).matchAll(/^([a-z][a-z0-9-]*):/gm)].map(([, id = ""]) => id);
}

/** A text above the limits is refused in its own file. */
const headingIds = oncePerText((post): string[] => {
  try {
    const nodes = parseMarkdown(partsOfSource(post, "post.md")?.body ?? post);
    return nodes.flatMap((node) => (typeof node === "string" || !node.attrs?.id ? [] : [node.attrs.id]));
  } catch (error) {
    if (error instanceof MarkdownLimitError) return [];
    throw error;
  }
});
