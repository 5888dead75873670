import { type Cart, writeItems } from "#shared/cart.ts";
import { readVisit } from "#shared/cart-visit.ts";
import { mostOf } from "#shared/stock.ts";
import { content } from "./content.server.ts";

/** What a new visitor's cart holds: one of the product that the page of the cart names, if any. */
export function startingCart(): Cart {
  const { starting } = content.pages.cart;
  return content.products.filter(({ slug }) => slug === starting?.product).map(({ id }) => ({ id, quantity: 1 }));
}

/** What a cart is read by. */
export function cartRules() {
  const starting = startingCart();
  return { base: starting, starting, most: mostOf(content.products) };
}

/** The cart that a page of the shop takes along in its address, as it does without script. */
export function carriedItems(query: URLSearchParams): string | null {
  return query.has("items") ? writeItems(readVisit(query, cartRules()).cart) : null;
}
