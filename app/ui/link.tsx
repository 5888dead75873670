import { type ComponentProps, createContext, useContext } from "react";
import { isOff } from "#shared/off-pages.ts";
import { placeOfLink } from "#shared/page-language.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** Paths of this site that have no page because they are switched off. */
export const OffPages = createContext<readonly string[]>([]);

export function useIsOff(to: string): boolean {
  return isOff(to, useContext(OffPages));
}

/** Says of a page that exists only in the source language which one that is. */
function languageOf(to: string): { hrefLang?: string } {
  const { hrefLang } = placeOfLink(to, import.meta.env.BASE_URL);
  return to.startsWith("/") && hrefLang ? { hrefLang } : {};
}

/** A link to a page of this site (client navigation: `navigation/links.ts`), to one of its files or, by scheme, to anywhere else; only its words where that page is off. */
export function Link({ to, ...rest }: LinkProps) {
  const base = __LANGUAGES__ ? placeOfLink(to, import.meta.env.BASE_URL).base : import.meta.env.BASE_URL;
  const href = to.startsWith("/") ? base.slice(0, -1) + to : to;
  return <a href={useIsOff(to) ? undefined : href} {...(__LANGUAGES__ ? { ...languageOf(to), ...rest } : rest)} />;
}
