import type { Cart, CartLine } from "./cart.ts";
import { quantityRange } from "./constants.ts";

/** The most of a product that a cart may hold; undefined if there is no such product. */
export type MostOf = (id: number) => number | undefined;

export interface Stocked {
  id: number;
  /** The number in stock; unset means uncounted. */
  stock?: number | undefined;
}

/** Reads the stock: no cart may hold more of a product than is in stock. */
export function mostOf(products: readonly Stocked[]): MostOf {
  return (id) => {
    const product = products.find((candidate) => candidate.id === id);
    return product && Math.min(product.stock ?? quantityRange.max, quantityRange.max);
  };
}

/** The rules for reading a cart. */
export interface CartRules {
  /** A new visitor's cart. */
  starting: Cart;
  most: MostOf;
}

/** A line reduced to what is in stock. */
export interface Lowered extends CartLine {
  from: number;
}

/**
 * A cart with no more of anything than is in stock. The starting cart's products stay, one of each, even if out of
 * stock.
 */
export function withinShelf(cart: Cart, { most, starting }: CartRules): { cart: Cart; lowered: Lowered[] } {
  const lowered: Lowered[] = [];
  const held = cart.map((line) => {
    const least = starting.some(({ id }) => id === line.id) ? quantityRange.min : 0;
    const quantity = Math.min(line.quantity, Math.max(most(line.id) ?? 0, least));
    if (quantity < line.quantity) lowered.push({ id: line.id, from: line.quantity, quantity });
    return quantity < line.quantity ? { id: line.id, quantity } : line;
  });
  return { cart: held.filter(({ quantity }) => quantity > 0), lowered };
}

/** The part of a cart that can be ordered: the starting cart's product may stay in it even if out of stock. */
export function orderable(cart: Cart, most: MostOf): Cart {
  return cart.filter(({ id }) => most(id));
}
