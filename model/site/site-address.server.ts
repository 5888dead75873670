import { canonicalPath } from "#shared/canonical-path.ts";
import type { ImageSource } from "#shared/image-address.ts";
import type { Content, PageState } from "../content.server.ts";

/** Host and path of a page or file of this site, for others to link to; a page in the content's language if it exists in it. */
export function siteAddress(content: Content, path = "/"): string {
  const base = pageState(content, path.replace(/[?#].*$/, "")) ? pagesBase(content) : import.meta.env.BASE_URL;
  return siteOrigin(content) + base.replace(/\/$/, "") + path;
}

/** Where pages of the content's language are, with a slash at both ends; those of the source are beside the files. */
export function pagesBase({ language }: Content): string {
  return import.meta.env.BASE_URL + (language ? `${language}/` : "");
}

/** The path of a page below the base of its language. */
export function pathOfPage(content: Content, pathname: string): string {
  return canonicalPath(pathname.slice(pagesBase(content).length - 1));
}

/** How far a page is in the language of a translation; undefined if the page exists in the source language only. */
export function pageState({ language, languages }: Content, path: string): PageState | undefined {
  return languages.find(({ code }) => code === language)?.pages[path];
}

/** The scheme and host of this build. */
export function siteOrigin(content: Content): string {
  return process.env.SITE_URL?.replace(/\/$/, "") || content.site.origin;
}

/** The full picture under its plain name, which outlives a release. */
export function pictureAddress(content: Content, { src }: ImageSource): string {
  return siteAddress(content, plainPicture(src));
}

/** A picture's path without the hash of its bytes. */
export function plainPicture(src: string): string {
  return src.replace(/\.[0-9a-f]{8}(\.\w+)$/, "$1");
}
