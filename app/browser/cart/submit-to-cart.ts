import { type CartVisit, readVisit } from "#shared/cart-visit.ts";
import type { CartRules, MostOf } from "#shared/stock.ts";
import { cartStore } from "./cart-store.ts";

export { sayAdded } from "./say-added.ts";

export interface TakenForm extends CartVisit {
  query: URLSearchParams;
  /** Whether the cart was still every visitor's starting cart. */
  wasNew: boolean;
}

/**
 * Applies a cart form to this browser's cart instead of visiting its action: same fields, same rules. The form's
 * `items`, for visits without script, are ignored.
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

/** Adopts a cart that came in the query (from a visit without script, or before it ran) as this browser's cart. */
export function adoptVisit(search: string, rules: CartRules): void {
  const store = cartStore();
  store.write(readVisit(new URLSearchParams(search), { ...rules, base: store.read() }).cart);
}
