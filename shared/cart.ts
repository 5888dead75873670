import { quantityRange } from "./constants.ts";

export interface CartLine {
  id: number;
  quantity: number;
}

/** What the visitor wants, in the order of adding; one line per product. */
export type Cart = readonly CartLine[];

/** Anybody can write an address: how much of one is read, and how much of what is wrong with it is repeated. */
const mostParts = 200;
const mostNamed = 10;
const longestNamed = 40;

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
  for (const part of text.split(",", mostParts).filter(Boolean)) {
    const line = readLine(part);
    if (line && isProduct(line.id)) cart = addToCart(cart, line);
    else if (dropped.length < mostNamed) dropped.push(part.slice(0, longestNamed));
  }
  return { cart, dropped };
}

type IsProduct = (id: number) => boolean;

/** Adds to the product's line, or a new line at the end. */
export function addToCart(cart: Cart, { id, quantity }: CartLine): Cart {
  const held = quantityIn(cart, id);
  return held === 0 ? [...cart, { id, quantity }] : changeQuantity(cart, id, held + quantity);
}

export function changeQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { id, quantity } : line));
}

/** How many of a thing are in a cart. */
export function quantityIn(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Puts a removed line back where it was; a line of the same product that came since keeps its place and grows. */
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

/** Reads one part of what `writeItems` writes; undefined when it is no line. What is too much is for the shelf to say. */
export function readLine(text: string): CartLine | undefined {
  const match = /^([1-9]\d{0,3})x(\d{1,4})$/.exec(text);
  const line = { id: Number(match?.[1]), quantity: Number(match?.[2]) };
  return match && line.quantity >= quantityRange.min ? line : undefined;
}
