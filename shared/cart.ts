import { quantityRange } from "./constants.ts";

export interface CartLine {
  id: number;
  quantity: number;
}

/** What the visitor wants, in the order of adding; one line per product. */
export type Cart = readonly CartLine[];

/** A new visitor's cart: one Black Headphone. */
export const startingCart: Cart = [{ id: 1, quantity: 1 }];

export interface CartVisit {
  cart: Cart;
  /** The parts of the query that name no product or no quantity, as they were written. */
  dropped: string[];
  /** What the query took out, and the cart as it was before. */
  removed?: { line: CartLine; index: number; before: Cart };
}

type IsProduct = (id: number) => boolean;

/** Writes a cart as `1x1,3x2`; an empty one is an empty text. */
export function writeItems(cart: Cart): string {
  return cart.map(({ id, quantity }) => `${id}x${quantity}`).join(",");
}

/** The address of a page with the cart that a visit without script takes along; null takes none. */
export function carrying(address: string, items: string | null): string {
  return items === null ? address : `${address}?items=${encodeURIComponent(items).replaceAll("%2C", ",")}`;
}

/** Reads what `writeItems` writes; parts that are no line of a known product are left out and named. */
export function readItems(text: string, isProduct: IsProduct = () => true): { cart: Cart; dropped: string[] } {
  let cart: Cart = [];
  const dropped: string[] = [];
  for (const part of text.split(",").filter(Boolean)) {
    const line = readLine(part);
    if (line && isProduct(line.id)) cart = addToCart(cart, line.id, line.quantity);
    else dropped.push(part);
  }
  return { cart, dropped };
}

/**
 * The cart after a visit: the cart that the query carries in `items`, else `base`, with the query's `add`, `change` or
 * `remove` applied.
 */
export function readVisit(
  query: URLSearchParams,
  base: Cart = startingCart,
  isProduct: IsProduct = () => true,
): CartVisit {
  const items = query.get("items");
  const { cart, dropped } = items === null ? { cart: base, dropped: [] } : readItems(items, isProduct);
  const quantity = query.get("quantity") ?? undefined;
  const add = query.get("add");
  // A stepper key adds its own `change` after the one of its form, so the last one counts.
  const change = query.getAll("change").at(-1);
  const remove = query.get("remove");
  if (add) return takeLine(withQuantity(add, quantity ?? "1"), (line) => addToCart(cart, line.id, line.quantity));
  if (change) return takeLine(withQuantity(change, quantity), (line) => changeQuantity(cart, line.id, line.quantity));
  if (remove) return takeOut(cart, remove, dropped);
  return { cart, dropped };

  function takeLine(text: string, take: (line: CartLine) => Cart): CartVisit {
    const line = readLine(text);
    return line && isProduct(line.id) ? { cart: take(line), dropped } : { cart, dropped: [...dropped, text] };
  }
}

/** Adds to the product's line, or a new line at the end; a line never holds more than the range allows. */
export function addToCart(cart: Cart, id: number, quantity = 1): Cart {
  const held = cart.find((line) => line.id === id);
  if (!held) return [...cart, { id, quantity: withinRange(quantity) }];
  return changeQuantity(cart, id, held.quantity + quantity);
}

export function changeQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { id, quantity: withinRange(quantity) } : line));
}

export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Puts a removed line back where it was; a line of the same product that came since keeps its place and grows. */
export function putBack(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.some(({ id }) => id === line.id)) return addToCart(cart, line.id, line.quantity);
  return [...cart.slice(0, index), line, ...cart.slice(index)];
}

export function countItems(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0);
}

export interface Priced {
  id: number;
  price: number;
  offerPrice: number;
}

/** Totals in whole pounds, from the catalogue's prices; lines of unknown products count nothing. */
export function cartTotals(cart: Cart, products: readonly Priced[]): { total: number; saved: number } {
  let total = 0;
  let saved = 0;
  for (const { id, quantity } of cart) {
    const product = products.find((candidate) => candidate.id === id);
    if (!product) continue;
    total += product.offerPrice * quantity;
    saved += (product.price - product.offerPrice) * quantity;
  }
  return { total, saved };
}

function takeOut(cart: Cart, text: string, dropped: string[]): CartVisit {
  const index = cart.findIndex(({ id }) => String(id) === text);
  const line = cart[index];
  if (!line) return { cart, dropped: [...dropped, text] };
  return { cart: removeFromCart(cart, line.id), dropped, removed: { line, index, before: cart } };
}

function withQuantity(text: string, quantity: string | undefined): string {
  return text.includes("x") || quantity === undefined ? text : `${text}x${quantity}`;
}

/** Reads one part of what `writeItems` writes; undefined when it is no line. */
export function readLine(text: string): CartLine | undefined {
  const match = /^([1-9]\d{0,3})x(\d{1,4})$/.exec(text);
  const line = { id: Number(match?.[1]), quantity: Number(match?.[2]) };
  return match && isInRange(line.quantity) ? line : undefined;
}

function isInRange(quantity: number): boolean {
  return quantity >= quantityRange.min && quantity <= quantityRange.max;
}

function withinRange(quantity: number): number {
  return Math.min(quantityRange.max, Math.max(quantityRange.min, quantity));
}
