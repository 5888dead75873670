import { untilReady } from "../ready.ts";
import { useBehaviour } from "../use-behaviour.ts";

/** Action of the cart's forms without script. */
export const cartAction = `${import.meta.env.BASE_URL}cart`;

type CartForms = typeof import("./submit-to-cart.ts");

let forms: CartForms | undefined;

/** The browser's handler for cart forms; until it loads they go to the server, as without script. */
export function cartForms(): CartForms | undefined {
  return forms;
}

export async function loadCartForms(): Promise<CartForms> {
  await untilReady();
  forms = await import("./submit-to-cart.ts");
  return forms;
}

/** Loads that handler once the page is ready. */
export function useCartForms(): void {
  useBehaviour(() => {
    loadCartForms().catch(() => {
      // The forms go to the server.
    });
  });
}
