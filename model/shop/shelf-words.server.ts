import type { Content } from "../content.server.ts";

export type ShelfWords = ReturnType<typeof shelfWords>;

/** What shelves say, and what the first thing in a cart is told that did not start empty. */
export function shelfWords(content: Content) {
  return { ...content.pages.shop.shelf, started: content.pages.cart.starting?.also };
}
