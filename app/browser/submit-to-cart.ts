import { type Cart, type CartVisit, countItems, readVisit } from "#shared/cart.ts";
import { cartStore } from "./cart.ts";
import { notify } from "./toasts.ts";

/** Where the cart's forms go without script. */
export const cartAction = `${import.meta.env.BASE_URL}cart`;

/**
 * Takes a form of the cart into this browser's cart, instead of a visit to its address: the same fields, read by the
 * same rules. The `items` that the form carries for visits without script are left aside.
 */
export function submitToCart(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): CartVisit & { query: URLSearchParams } {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (name !== "items" && typeof value === "string") query.append(name, value);
  }
  const visit = readVisit(query, cartStore().read());
  cartStore().write(visit.cart);
  return { ...visit, query };
}

/** Says that a product went into the cart, for eyes and ears; `{title}` and `{count}` are filled in. */
export function sayAdded(words: { added: string; inCart: string }, title: string, cart: Cart): void {
  notify({
    title: words.added.replace("{title}", title),
    text: words.inCart.replace("{count}", String(countItems(cart))),
  });
}
