import { type CartVisit, readVisit } from "#shared/cart-visit.ts";
import type { MostOf } from "#shared/stock.ts";
import { cartStore } from "./cart.ts";

/** Where the cart's forms go without script. */
export const cartAction = `${import.meta.env.BASE_URL}cart`;

export interface TakenForm extends CartVisit {
  query: URLSearchParams;
  /** Whether the cart was as every visitor's begins. */
  wasNew: boolean;
}

/**
 * Takes a form of the cart into this browser's cart, instead of a visit to its address: the same fields, read by the
 * same rules. The `items` that the form carries for visits without script are left aside.
 */
export function submitToCart(form: HTMLFormElement, submitter: HTMLElement | null, most: MostOf): TakenForm {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (name !== "items" && typeof value === "string") query.append(name, value);
  }
  const store = cartStore();
  const wasNew = store.isNew();
  const before = store.read();
  const visit = readVisit(query, { base: before, starting: [], most });
  if (visit.cart !== before) store.write(visit.cart);
  return { ...visit, query, wasNew };
}
