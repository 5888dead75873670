import { type PrepareOwn, prepareBands } from "#app/bands/prepare-bands.server.ts";
import type { Content } from "#model/content.server.ts";
import type { PageOfBands } from "#model/pages/composed-page.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";

/**
 * What `ComposedPage` draws, for a page's loader to return.
 * @param own what prepares the bands that only this page has, by role; the others are drawn as written
 */
export function composePage(content: Content, page: PageOfBands, own: PrepareOwn = {}) {
  return {
    head: page.head,
    bands: prepareBands(page.bands, content, own),
    next: findNextPage(content, page.next),
  };
}
