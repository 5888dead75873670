import { isListed } from "#shared/page-files.ts";
import type { Content } from "../content.server.ts";
import { type ListedPage, listedPages } from "../pages/page-list.server.ts";
import { pathsOfFile } from "../pages/pages-of-files.server.ts";
import { perRequestPaths } from "../pages/site-paths.server.ts";
import type { PageState } from "./site-languages.server.ts";
import type { TranslatedField, Translation } from "./translation.server.ts";

/** What every page says around its own words. */
const frameFiles = ["site.yaml", "controls.yaml"];
/** Parts of the site file that single pages, mails and files show. */
const notInFrame = /^(offices|stored|crawlers|staticExport|tooManyPages|capacity|currency)\./;
/** The words around an entry of a kind. */
const wordsAround: Partial<Record<ListedPage["kind"], string>> = {
  person: "pages/person.yaml",
  case: "pages/case.yaml",
};
/** Posts, products and what is rendered for each visitor exist in the source language alone. */
const onlyInSource = /^\/(blog|shop|single-shop|papers)([/-]|$)/;

/** Which pages exist in a language, and whether all of their texts have been read. */
export function pageStates(source: Content, translation: Translation): Record<string, PageState> {
  const filesOf = filesByPath(source, [...translation.fields.keys()]);
  return Object.fromEntries(
    listedPages(source).flatMap((page) => {
      const files = filesOf.get(page.path) ?? [];
      const state = isTranslatable(page.path) && stateOf(files, wordsAround[page.kind], translation);
      return state ? [[page.path, state] as const] : [];
    }),
  );
}

function isTranslatable(path: string): boolean {
  return isListed(path) && !perRequestPaths.includes(path) && !onlyInSource.test(path);
}

function filesByPath(source: Content, files: readonly string[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const file of files.filter((name) => !frameFiles.includes(name)))
    for (const path of pathsOfFile(source, `content/${file}`)) byPath.set(path, [...(byPath.get(path) ?? []), file]);
  return byPath;
}

/** A page exists once one of its own texts is translated. */
function stateOf(files: readonly string[], around: string | undefined, { fields }: Translation): PageState | undefined {
  const fieldsOf = (names: readonly string[]): TranslatedField[] => names.flatMap((name) => fields.get(name) ?? []);
  const own = files.filter((file) => file.startsWith("pages/"));
  if (fieldsOf(own.length > 0 ? own : files).every(({ state }) => state === "missing")) return undefined;
  const frame = fieldsOf(frameFiles).filter(({ field }) => !notInFrame.test(field));
  const all = [...frame, ...fieldsOf([...files, ...(around ? [around] : [])])];
  return all.every(({ state }) => state === "read" || state === "outdated") ? "read" : "partly";
}
