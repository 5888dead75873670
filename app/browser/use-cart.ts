import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Cart, carrying, countItems, readVisit, startingCart, writeItems } from "#shared/cart.ts";
import { cartStore } from "./cart.ts";

/** The cart of this browser; while the page is as the server made it, the cart that the server showed. */
export function useCart(fromServer: Cart): Cart {
  return useSyncExternalStore(onChange, read, () => fromServer);
}

/** Pages that the server makes anew for the cart in their query. */
const carriers = /^\/((cart|checkout)(\?|$)|(shop|single-shop\/\d+)\?(.*&)?items=)/;

/**
 * How many things are in the cart, and where it is. Without script the query of the shop's pages carries it, unless the
 * page is a file, which knows no query.
 */
export function useCartKey({ isFile }: { isFile: boolean }): { count: number; to: string } {
  const { pathname, search } = useLocation();
  const isCarried = !isFile && carriers.test(pathname + search);
  const carried = useMemo(
    () => (isCarried ? readVisit(new URLSearchParams(search)).cart : startingCart),
    [isCarried, search],
  );
  const cart = useCart(carried);
  const isInQuery = cart === carried && cart !== startingCart;
  return { count: countItems(cart), to: carrying("/cart", isInQuery ? writeItems(cart) : null) };
}

function onChange(listener: () => void): () => void {
  return cartStore().onChange(listener);
}

function read(): Cart {
  return cartStore().read();
}
