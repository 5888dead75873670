import type { SiteLocale } from "./locale.ts";

/** Of a document in another language than the source's. */
export interface PageLanguage {
  /** Where its pages are, with a slash at both ends: `/de/`. Files, and all other pages, are at the release's own base. */
  base: string;
  locale: SiteLocale;
  /** BCP 47 of the source language. */
  source: string;
  /** The pages that exist in it, by path below its base. */
  pages: readonly string[];
}

let ofRequest: () => PageLanguage | undefined = () => undefined;

/** The server renders documents of several languages at a time. */
export function readLanguageBy(read: typeof ofRequest): void {
  ofRequest = read;
}

/** A change of language loads another document. */
const ofDocument: PageLanguage | undefined =
  typeof __LANGUAGES__ !== "undefined" && __LANGUAGES__ && typeof document !== "undefined"
    ? JSON.parse(document.body.dataset.language ?? "null") || undefined
    : undefined;

/** The language of the page being rendered; undefined for the source's. */
export function pageLanguage(): PageLanguage | undefined {
  return typeof document === "undefined" ? ofRequest() : ofDocument;
}

/** Whether a page of this site exists in the language of the document, by a link to it. */
function isInLanguage(to: string, { pages }: PageLanguage): boolean {
  return pages.includes(to.replace(/[?#].*$/, ""));
}

/** The base of a link to a page or file of this site, and the language of the page if it is not that of the document. */
export function placeOfLink(to: string, filesBase: string): { base: string; hrefLang: string | undefined } {
  const language = pageLanguage();
  if (!language) return { base: filesBase, hrefLang: undefined };
  if (isInLanguage(to, language)) return { base: language.base, hrefLang: undefined };
  return { base: filesBase, hrefLang: /\.\w+([?#]|$)/.test(to) ? undefined : language.source };
}
