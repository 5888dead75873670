import type { Content } from "#model/content.server.ts";
import type { PageOfBands } from "#model/pages/composed-page.server.ts";
import { findShownPage } from "#model/pages/find-page.server.ts";
import type { ImageSource } from "#shared/image-address.ts";

/** What the end of a page says of the page to read next. */
export interface NextPageWords {
  title: string;
  path: string;
  picture?: ImageSource | undefined;
}

/** Undefined where a page names none, or one that crawlers may not know. */
export function findNextPage(content: Content, next: PageOfBands["next"]): NextPageWords | undefined {
  const page = next && findShownPage(content, next.url);
  return page && { title: page.title, path: page.path, picture: next.picture ?? page.picture };
}
