import type { Cart, CartLine } from "./cart.ts";
import { quantityRange } from "./constants.ts";

/** How many of a thing a cart may hold; undefined for what is no product. */
export type MostOf = (id: number) => number | undefined;

export interface Stocked {
  id: number;
  /** How many are on the shelf; unset means that nobody counts them. */
  stock?: number | undefined;
}

/** Reads the shelf: no cart may hold more of a thing than is on it. */
export function mostOf(products: readonly Stocked[]): MostOf {
  return (id) => {
    const product = products.find((candidate) => candidate.id === id);
    return product && Math.min(product.stock ?? quantityRange.max, quantityRange.max);
  };
}

/** What a cart is read by. */
export interface CartRules {
  /** A new visitor's cart. */
  starting: Cart;
  most: MostOf;
}

/** A line that holds less than was asked for, because the shelf has no more. */
export interface Lowered extends CartLine {
  from: number;
}

/**
 * A cart with no more of anything than the shelf has. The starting cart's things stay, one of each, even where none is
 * left.
 */
export function withinShelf(cart: Cart, { most, starting }: CartRules): { cart: Cart; lowered: Lowered[] } {
  const lowered: Lowered[] = [];
  const held = cart.map((line) => {
    const least = starting.some(({ id }) => id === line.id) ? quantityRange.min : 0;
    const quantity = Math.min(line.quantity, Math.max(most(line.id) ?? 0, least));
    if (quantity < line.quantity) lowered.push({ id: line.id, from: line.quantity, quantity });
    return { id: line.id, quantity };
  });
  return { cart: held.filter(({ quantity }) => quantity > 0), lowered };
}

/** What of a cart can be ordered: the starting cart's thing may stand in it although none is left. */
export function orderable(cart: Cart, most: MostOf): Cart {
  return cart.filter(({ id }) => most(id));
}
