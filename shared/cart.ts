import { quantityRange } from "./constants.ts";

export interface CartLine {
  id: number;
  quantity: number;
  /** It is the starting cart's, unchanged. */
  isGiven?: true;
}

/** The cart, in the order of adding; one line per product. */
export type Cart = readonly CartLine[];

/** Anyone can write an address: limits on how much of one is read, and on how much of its errors is repeated. */
const mostParts = 200;
const mostNamed = 10;
const longestNamed = 40;

/** Writes a cart as `1x1,3x2`; an empty one as an empty string. */
export function writeItems(cart: Cart): string {
  return cart.map(({ id, quantity }) => `${id}x${quantity}`).join(",");
}

/** A page's address with the cart that a visit without script carries along; null carries none. */
export function carrying(address: string, items: string | null): string {
  return items === null ? address : `${address}?items=${encodeURIComponent(items).replaceAll("%2C", ",")}`;
}

/** Reads what `writeItems` writes; parts that are not a line of a known product are dropped and reported. */
export function readItems(text: string, isProduct: IsProduct = () => true): { cart: Cart; dropped: string[] } {
  let cart: Cart = [];
  const dropped: string[] = [];
  for (const part of text.split(",", mostParts).filter(Boolean)) {
    const line = readLine(part);
    if (line && isProduct(line.id)) cart = addToCart(cart, line);
    else if (dropped.length < mostNamed) dropped.push(part.slice(0, longestNamed));
  }
  return { cart, dropped };
}

type IsProduct = (id: number) => boolean;

/** Adds to the product's line, or appends a new one. */
export function addToCart(cart: Cart, line: CartLine): Cart {
  const { id, quantity } = line;
  const held = quantityIn(cart, id);
  return held === 0 ? [...cart, line] : changeQuantity(cart, id, held + quantity);
}

export function changeQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { id, quantity } : line));
}

/** The quantity of a product in a cart. */
export function quantityIn(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Restores a removed line to its place; a newer line of the same product keeps its place and grows. */
export function putBack(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.some(({ id }) => id === line.id)) return addToCart(cart, line);
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

/** Totals in whole units of the currency, from the catalogue's prices; unknown products count as nothing. */
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

/** Reads one part of what `writeItems` writes; undefined if it is not a line. The stock check limits the quantity. */
export function readLine(text: string): CartLine | undefined {
  const match = /^([1-9]\d{0,3})x(\d{1,4})$/.exec(text);
  const line = { id: Number(match?.[1]), quantity: Number(match?.[2]) };
  return match && line.quantity >= quantityRange.min ? line : undefined;
}
