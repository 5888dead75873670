import { type Cart, writeItems } from "#shared/cart.ts";
import { readVisit } from "#shared/cart-visit.ts";
import { mostOf } from "#shared/stock.ts";
import type { Content } from "../content.server.ts";

/** A new visitor's cart: one of the product that the cart page names, if any. */
export function startingCart(content: Content): Cart {
  const { starting } = content.pages.cart;
  return content.products
    .filter(({ slug }) => slug === starting?.product)
    .map(({ id }) => ({ id, quantity: 1, isGiven: true }));
}

/** The rules for reading a cart. */
export function cartRules(content: Content) {
  const starting = startingCart(content);
  return { base: starting, starting, most: mostOf(content.products) };
}

/** The cart that a shop page carries in its address, as it does without script. */
export function carriedItems(content: Content, query: URLSearchParams): string | null {
  return query.has("items") ? writeItems(readVisit(query, cartRules(content)).cart) : null;
}
