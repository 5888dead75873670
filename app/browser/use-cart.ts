import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Cart, countItems, readVisit, startingCart } from "#shared/cart.ts";
import { cartStore } from "./cart.ts";

/** The cart of this browser; while the page is as the server made it, the cart that the server showed. */
export function useCart(fromServer: Cart): Cart {
  return useSyncExternalStore(onChange, read, () => fromServer);
}

/**
 * How many things are in the cart. Without script the query of the cart and the checkout carries them, unless the page
 * is a file, which knows no query.
 */
export function useCartCount({ isFile }: { isFile: boolean }): number {
  const { pathname, search } = useLocation();
  const isCarried = !isFile && /^\/(cart|checkout)$/.test(pathname);
  const carried = useMemo(
    () => (isCarried ? readVisit(new URLSearchParams(search)).cart : startingCart),
    [isCarried, search],
  );
  return countItems(useCart(carried));
}

function onChange(listener: () => void): () => void {
  return cartStore().onChange(listener);
}

function read(): Cart {
  return cartStore().read();
}
