import { addToCart, type Cart, type CartLine, readLine } from "#shared/cart.ts";

/** The stored form of a cart; the customer's name for the quantity is `qty`. */
export function writeStored(cart: Cart): string {
  return JSON.stringify(cart.map(({ id, quantity, isGiven }) => ({ id, qty: quantity, ...(isGiven && { isGiven }) })));
}

/** Reads a stored cart: invalid lines are dropped, and text that is not a list yields a new cart. */
export function readStored(text: string | null, starting: Cart): Cart {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return starting;
  let cart: Cart = [];
  for (const entry of stored) {
    const line = storedLine(entry);
    if (line) cart = addToCart(cart, line);
  }
  return cart;
}

function storedLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== "object" || entry === null || !("id" in entry) || !("qty" in entry)) return undefined;
  const line = readLine(`${entry.id}x${entry.qty}`);
  return line && "isGiven" in entry && entry.isGiven === true ? { ...line, isGiven: true } : line;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Written by something else; the caller starts a new cart.
    return undefined;
  }
}
