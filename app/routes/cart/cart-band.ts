import type { Pages } from "#model/content.server.ts";
import type { CartProduct, CartState } from "./use-cart-state.ts";

/** Props of a cart band. */
export interface CartBandProps {
  words: Omit<Pages["cart"], "head">;
  products: readonly CartProduct[];
  currency: string;
  cartState: CartState;
  /** Whether the cart travels in the address, as it does without script. */
  isCarried: boolean;
}
