import type { Content } from "#model/content.server.ts";
import { pageState } from "#model/site/site-address.server.ts";

export interface LanguageLink {
  lang: string;
  dir?: "rtl" | undefined;
  /** As its speakers call it. */
  name: string;
  /** With the base. */
  href: string;
  /** Whether the link leads to the home page, because this page does not exist in the language. */
  isHome: boolean;
  isCurrent: boolean;
}

/** The languages of the site at a page; one that has neither the page nor a home page is left out. */
export function languageLinks(content: Content, path: string): { isPartly: boolean; links: LanguageLink[] } {
  const { language, languages, sourceLang } = content;
  const base = import.meta.env.BASE_URL;
  const source = { lang: sourceLang, name: nameOf(sourceLang), href: base.slice(0, -1) + path, isHome: false };
  const others = languages.flatMap(({ code, name, dir, pages }) => {
    const isHome = !pages[path];
    if (isHome && !pages["/"]) return [];
    const href = `${base}${code}${isHome ? "/" : path}`;
    return [{ lang: code, name, ...(dir && { dir }), href, isHome, isCurrent: code === language }];
  });
  return {
    isPartly: pageState(content, path) === "partly",
    links: [{ ...source, isCurrent: language === null }, ...others],
  };
}

/** A language's own name, as it begins a line. */
function nameOf(lang: string): string {
  const { language } = new Intl.Locale(lang);
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(language) ?? lang;
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1);
}
