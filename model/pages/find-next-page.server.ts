import type { ImageSource } from "#shared/image-address.ts";
import type { Content } from "../content.server.ts";
import type { NextPage } from "../fields/next-page.server.ts";
import { findShownPage } from "./find-page.server.ts";

/** What the end of a page says of the page to read next. */
export interface NextPageWords {
  title: string;
  path: string;
  picture?: ImageSource | undefined;
}

/** Undefined if a page names no next page, or an unlisted one. */
export function findNextPage(content: Content, next: NextPage | undefined): NextPageWords | undefined {
  const page = next && findShownPage(content, next.url);
  if (!page) return undefined;
  return { title: headingOf(content, page.path) ?? page.title, path: page.path, picture: next.picture ?? page.picture };
}

/** The heading that the page itself shows, where its words say it. */
function headingOf({ pages, cases, products }: Content, path: string): string | undefined {
  const entry =
    cases.find(({ slug }) => path === `/portfolio/${slug}`) ?? products.find(({ id }) => path === `/single-shop/${id}`);
  if (entry) return entry.title;
  const words = Object.entries(pages).find(([name]) => path === `/${name}`)?.[1];
  if (!words) return undefined;
  const heading = "bands" in words ? words.bands[0]?.heading : "title" in words && words.title;
  return typeof heading === "string" ? heading : undefined;
}
