import type { MetaDescriptor } from "react-router";
import { titleSeparator } from "#shared/constants.ts";
import { isListed, sharePicturePath, sharePictureSize, twinPath } from "#shared/page-files.ts";

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
 * Title, description, canonical link, what a shared link shows and where machines find more, from a page's `head`.
 * `canonical` names another page's path; a private page has no address that others should know.
 */
export function pageHead({ loaderData, location, matches }: PageHeadArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const unindexed = { name: "robots", content: "noindex" };
  if (!loaderData) return [{ title: pageTitle("Page not found", site.brand) }, unindexed];
  const { title, description } = loaderData.head;
  const path = loaderData.canonical ?? location.pathname.replace(/(.)\/$/, "$1");
  const addressOf = (target: string) => site.origin + import.meta.env.BASE_URL.replace(/\/$/, "") + target;
  const link = (rel: string, target: string, type?: string) => ({
    tagName: "link",
    rel,
    href: addressOf(target),
    type,
  });
  const words = [{ title: pageTitle(title, site.brand) }, { name: "description", content: description }];
  if (loaderData.isPrivate) return [...words, unindexed];
  const canonical = link("canonical", path);
  // Machines read documents; a visitor's next page needs no more than its title, and the first visit has a budget.
  if (!import.meta.env.SSR) return [...words, canonical];
  if (!isListed(path)) return [...words, canonical, unindexed];
  const shared = {
    title,
    description,
    type: /^\/blog\/[^/]+$/.test(path) ? "article" : "website",
    url: addressOf(path),
    site_name: site.brand,
    locale: "en_GB",
    image: addressOf(sharePicturePath(path)),
    "image:width": `${sharePictureSize.width}`,
    "image:height": `${sharePictureSize.height}`,
    "image:alt": title,
  };
  return [
    ...words,
    canonical,
    link("alternate", twinPath(path), "text/markdown"),
    ...(path.startsWith("/blog")
      ? [
          link("alternate", "/feed.xml", "application/atom+xml"),
          link("alternate", "/feed.json", "application/feed+json"),
        ]
      : []),
    ...Object.entries(shared).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** `{page} | {site}`; a part that is missing takes the separator with it. */
export function pageTitle(
  page: string | undefined,
  site: string | undefined,
  separator: string = titleSeparator,
): string {
  return [page, site].filter((part) => part?.trim()).join(` ${separator} `);
}

interface RootMatch {
  id: "root";
  loaderData: { site: { brand: string; origin: string } };
}

function siteOf(matches: readonly unknown[]): { brand: string; origin: string } {
  const root = matches.find((match): match is RootMatch => (match as RootMatch | undefined)?.id === "root");
  return root?.loaderData?.site ?? { brand: "", origin: "" };
}
