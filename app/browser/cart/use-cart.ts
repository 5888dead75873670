import { useMemo, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { type Cart, carrying, countItems, readItems } from "#shared/cart.ts";
import { cartStore } from "./cart-store.ts";

/** The cart of this browser; while the page is as the server made it, the cart that the server showed. */
export function useCart(fromServer: Cart): Cart {
  return useSyncExternalStore(onChange, read, () => fromServer);
}

/** Whether the cart is as every visitor's begins; while the page is as the server made it, what the server said. */
export function useIsNewCart(fromServer: boolean): boolean {
  return useSyncExternalStore(
    onChange,
    () => cartStore().isNew(),
    () => fromServer,
  );
}

/**
 * How many things are in the cart, and where it is. Without script the address of the shop's pages carries it, and their
 * loaders say what it carries.
 */
export function useCartKey({ startingItems }: { startingItems: string }): { count: number; to: string } {
  const carried = useMatches()
    .map(({ loaderData }) => carriedItemsOf(loaderData))
    .find((items) => items !== null);
  const served = useMemo(() => readItems(carried ?? startingItems).cart, [carried, startingItems]);
  const cart = useCart(served);
  return { count: countItems(cart), to: carrying("/cart", cart === served ? (carried ?? null) : null) };
}

function carriedItemsOf(loaderData: unknown): string | null {
  if (typeof loaderData !== "object" || loaderData === null || !("carriedItems" in loaderData)) return null;
  return typeof loaderData.carriedItems === "string" ? loaderData.carriedItems : null;
}

function onChange(listener: () => void): () => void {
  return cartStore().onChange(listener);
}

function read(): Cart {
  return cartStore().read();
}
