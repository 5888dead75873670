import type { MetaDescriptor } from "react-router";
import { titleSeparator } from "#shared/constants.ts";
import { placeOfLink } from "#shared/page-language.ts";

interface Head {
  title: string;
  description: string;
}

interface PageHeadArgs {
  loaderData: { head: Head; canonical?: string; isPrivate?: boolean } | undefined;
  location: { pathname: string };
  matches: readonly (unknown | undefined)[];
}

/**
 * A page's title, description and canonical link, from its loader's `head`. `canonical` names another page's path; a
 * private page has no canonical address. Tags that only crawlers read are served with the document (`served-tags.tsx`).
 */
export function pageHead({ loaderData, location, matches }: PageHeadArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!loaderData || site.isOff)
    return [{ title: pageTitle("Page not found", site.brand) }, { name: "robots", content: "noindex" }];
  const words = [
    { title: pageTitle(loaderData.head.title, site.brand) },
    { name: "description", content: loaderData.head.description },
  ];
  if (loaderData.isPrivate || (__LANGUAGES__ && site.isPartly))
    return [...words, { name: "robots", content: "noindex" }];
  const path = loaderData.canonical ?? location.pathname.replace(/(.)\/$/, "$1");
  return [
    ...words,
    {
      tagName: "link",
      rel: "canonical",
      href: `${site.origin}${(__LANGUAGES__ ? placeOfLink(path, import.meta.env.BASE_URL).base : import.meta.env.BASE_URL).replace(/\/$/, "")}${path}`,
    },
  ];
}

/** `{page} | {site}`; if either is missing, so is the separator. */
export function pageTitle(
  page: string | undefined,
  site: string | undefined,
  separator: string = titleSeparator,
): string {
  return [page, site].filter((part) => part?.trim()).join(` ${separator} `);
}

interface RootMatch {
  id: "root";
  loaderData: { site: { brand: string; origin: string }; isOff?: boolean; languages?: { isPartly: boolean } };
}

interface Site {
  brand: string;
  origin: string;
  isOff?: boolean | undefined;
  /** Whether the page is in another language and lacks texts. */
  isPartly?: boolean | undefined;
}

function siteOf(matches: readonly unknown[]): Site {
  const root = matches.find((match): match is RootMatch => (match as RootMatch | undefined)?.id === "root");
  const site = { brand: "", origin: "", ...root?.loaderData?.site, isOff: root?.loaderData?.isOff };
  return __LANGUAGES__ ? { ...site, isPartly: root?.loaderData?.languages?.isPartly } : site;
}
