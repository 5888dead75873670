import { useMemo, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { type Cart, carrying, countItems, readItems } from "#shared/cart.ts";
import { cartStore } from "./cart-store.ts";

/** This browser's cart; until hydration, the cart that the server rendered. */
export function useCart(fromServer: Cart): Cart {
  return useSyncExternalStore(onChange, read, () => fromServer);
}

/**
 * The number of items in the cart, and the address of the cart page. Without script, shop pages carry the cart in their
 * address and their loaders report it.
 */
export function useCartButton({ startingItems }: { startingItems: string }): { count: number; to: string } {
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
