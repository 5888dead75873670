import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "#shared/fold-text.ts";
import { isComposedName } from "./composed-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { endingOf, isTolerated, namesIn } from "./content-files.server.ts";

export const longestSlug = 80;

/** What `content/` may hold: folders of entries, and files by name. */
export interface ContentShape {
  folders: readonly string[];
  pages: readonly string[];
  /** Files beside the folders. */
  files: readonly string[];
}

/**
 * Everything in `content/` that no visitor could reach because of its name or place, with what to do about it.
 * @param languages the folders of translations, which check their own files
 */
export function nameProblems(
  root: string,
  { folders, pages, files }: ContentShape,
  languages: readonly string[] = [],
): ContentProblem[] {
  const list = (folder: string) => namesIn(join(root, folder)).filter((name) => !isTolerated(name));
  const known = [...folders, "pages", ...files, ...languages];
  const loose = list("content").filter((name) => !known.includes(name));
  const unknownPages = list("content/pages").filter(
    (name) => !pages.includes(name.replace(/\.yaml$/, "")) && !isComposedName(name),
  );
  return [
    ...loose.map((name) => problem(`content/${name}`, looseReason(name))),
    ...unknownPages.map((name) => problem(`content/pages/${name}`, pageReason(name, pages))),
    ...folders.flatMap((folder) => list(`content/${folder}`).flatMap((name) => entryProblem(root, folder, name))),
  ];
}

function problem(file: string, reason: string): ContentProblem {
  return { file, field: "", reason };
}

function looseReason(name: string): string {
  return /\.(md|ya?ml)$/i.test(name)
    ? "nothing reads it here; move it into the folder of its kind, such as content/blog/"
    : "nothing reads it here; move it out of content/";
}

function pageReason(name: string, pages: readonly string[]): string {
  const stem = name.replace(/\.ya?ml$/i, "").toLowerCase();
  if (pages.includes(stem)) return `must be called ${stem}.yaml; rename it`;
  return "the name of a page has small letters from a to z, digits and dashes, and ends in .yaml; rename it";
}

function entryProblem(root: string, folder: string, name: string): ContentProblem[] {
  const ending = endingOf(folder);
  const file = `content/${folder}/${name}`;
  if (statSync(join(root, file)).isDirectory()) {
    return [problem(file, `is a folder, and nothing reads what is in it; move its files into content/${folder}/`)];
  }
  if (!/\.(md|markdown|ya?ml|txt)$/i.test(name)) {
    return [problem(file, `nothing reads this kind of file; entries end in ${ending}, so move it out of content/`)];
  }
  const slug = slugOf(name.replace(/(\.(md|markdown|ya?ml|txt))+$/i, "")).slice(0, longestSlug);
  const right = `${slug.replace(/-$/, "") || "a-name"}${ending}`;
  if (name === right) return [];
  const isTaken = existsSync(join(root, "content", folder, right)) && right.toLowerCase() !== name.toLowerCase();
  const why = name.endsWith(ending)
    ? "its name becomes its address: small letters from a to z, digits and dashes, at most 80"
    : `entries of content/${folder}/ end in ${ending}`;
  return [problem(file, `${why}; rename it to ${right}${isTaken ? ", which is taken, or to another free name" : ""}`)];
}
