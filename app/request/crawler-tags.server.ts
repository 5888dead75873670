import type { EntryContext } from "react-router";
import type { Content } from "#model/content.server.ts";
import { structuredData } from "#model/machine-files/structured-data.server.ts";
import { findShownPage } from "#model/pages/find-page.server.ts";
import type { ListedPage } from "#model/pages/page-list.server.ts";
import { languageAddresses } from "#model/site/language-addresses.server.ts";
import { pageState, pathOfPage, siteAddress } from "#model/site/site-address.server.ts";
import { isListed, markdownPath, sharePicturePath, sharePictureSize } from "#shared/page-files.ts";
import type { Served } from "../frame/served-tags.tsx";
import { declaredQueries } from "./declared-queries.server.ts";

type Tag = Served["tags"][number];

/** A document's crawler tags beyond title, description and canonical link. */
export function crawlerTags(
  content: Content,
  { pathname, searchParams }: URL,
  context: EntryContext,
): Served | undefined {
  const path = pathOfPage(content, pathname);
  if (isPrivate(context)) return undefined;
  if (!isListed(path)) return { tags: [meta({ name: "robots", content: "noindex" })] };
  const page = findShownPage(content, path);
  if (!page) return undefined;
  // A query that narrows the page makes its description untrue.
  const isPart = declaredQueries(content)[path]?.some((key) => searchParams.has(key));
  if (pageState(content, path) === "partly") return undefined;
  const json = isPart ? undefined : JSON.stringify(structuredData(content, page)).replaceAll("<", "\\u003c");
  return { tags: [...alternates(content, page), ...languagesOf(content, path), ...shareTags(content, page)], json };
}

function isPrivate({ staticHandlerContext }: EntryContext): boolean {
  const loaded: unknown[] = Object.values(staticHandlerContext.loaderData);
  return loaded.some((data) => typeof data === "object" && data !== null && "isPrivate" in data && data.isPrivate);
}

/** The same page in each language in which all of it has been read; crawlers want the list to be the same on each of them. */
function languagesOf(content: Content, path: string): Tag[] {
  return languageAddresses(content, path).map(({ lang, address }) => ({
    tag: "link",
    attributes: { rel: "alternate", hrefLang: lang, href: address },
  }));
}

function alternates(content: Content, { path }: ListedPage): Tag[] {
  // Feeds and Markdown versions exist in the source language.
  if (content.language) return [];
  const files = [
    { type: "text/markdown", at: markdownPath(path) },
    ...(path.startsWith("/blog")
      ? [
          { type: "application/atom+xml", at: "/feed.xml" },
          { type: "application/feed+json", at: "/feed.json" },
        ]
      : []),
  ];
  return files.map(({ type, at }) => ({
    tag: "link",
    attributes: { rel: "alternate", href: siteAddress(content, at), type },
  }));
}

function shareTags(content: Content, { path, kind, title, description }: ListedPage): Tag[] {
  const shared = {
    title,
    description,
    type: kind === "post" ? "article" : "website",
    url: siteAddress(content, path),
    site_name: content.site.brand,
    locale: content.site.locale.replaceAll("-", "_"),
    image: siteAddress(content, sharePicturePath(path)),
    "image:type": "image/jpeg",
    "image:width": String(sharePictureSize.width),
    "image:height": String(sharePictureSize.height),
    "image:alt": title,
  };
  return [
    ...Object.entries(shared).map(([name, value]) => meta({ property: `og:${name}`, content: value })),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ];
}

function meta(attributes: Record<string, string>): Tag {
  return { tag: "meta", attributes };
}
