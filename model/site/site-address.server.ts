import type { ImageSource } from "#shared/image-address.ts";
import type { Content } from "../content.server.ts";

/** Host and path of a page of this site, for others to link to. */
export function siteAddress(content: Content, path = "/"): string {
  return siteOrigin(content) + import.meta.env.BASE_URL.replace(/\/$/, "") + path;
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
