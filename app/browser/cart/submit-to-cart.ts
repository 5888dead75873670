import { type CartVisit, readVisit } from "#shared/cart-visit.ts";
import type { CartRules, MostOf } from "#shared/stock.ts";
import { cartStore } from "./cart-store.ts";

export { sayAdded } from "./say-added.ts";

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

/** A cart that came in the query, from a visit without script or before it ran, becomes this browser's cart. */
export function adoptVisit(search: string, rules: CartRules): void {
  const store = cartStore();
  store.write(readVisit(new URLSearchParams(search), { ...rules, base: store.read() }).cart);
}
