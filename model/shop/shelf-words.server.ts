import type { Content } from "../content.server.ts";

export type ShelfWords = ReturnType<typeof shelfWords>;

/** The words of shelves, and the notice for a first addition to a cart that did not start empty. */
export function shelfWords(content: Content) {
  return { ...content.pages.shop.shelf, started: content.pages.cart.starting?.also };
}
