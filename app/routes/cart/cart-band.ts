import type { Pages } from "#model/content.server.ts";
import type { CartDesk, CartProduct } from "./use-cart-desk.ts";

/** Props of a cart band. */
export interface CartBandProps {
  words: Omit<Pages["cart"], "head">;
  products: readonly CartProduct[];
  currency: string;
  desk: CartDesk;
  /** Whether the cart travels in the address, as it does without script. */
  isCarried: boolean;
}
