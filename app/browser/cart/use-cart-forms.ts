import { untilReady } from "../ready.ts";
import { useBehaviour } from "../use-behaviour.ts";

/** Where the cart's forms go without script. */
export const cartAction = `${import.meta.env.BASE_URL}cart`;

type CartForms = typeof import("./submit-to-cart.ts");

let forms: CartForms | undefined;

/** What takes the cart's forms in this browser; until it is there, they go to the server, as they do without script. */
export function cartForms(): CartForms | undefined {
  return forms;
}

export async function loadCartForms(): Promise<CartForms> {
  await untilReady();
  forms = await import("./submit-to-cart.ts");
  return forms;
}

/** Fetches what takes the cart's forms once the page is ready. */
export function useCartForms(): void {
  useBehaviour(() => {
    loadCartForms().catch(() => {
      // The forms go to the server.
    });
  });
}
