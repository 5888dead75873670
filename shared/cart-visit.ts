import {
  addToCart,
  type Cart,
  type CartLine,
  changeQuantity,
  quantityIn,
  readItems,
  readLine,
  removeFromCart,
} from "./cart.ts";
import { type CartRules, type Lowered, type MostOf, withinShelf } from "./stock.ts";

/** A typed quantity that is out of range or stock, as written. */
export interface Refused {
  id: number;
  text: string;
}

export interface CartVisit {
  cart: Cart;
  /** The parts of the query that name no product or no quantity, as written. */
  dropped: string[];
  /** Lines for which stock is lower than requested. */
  lowered: Lowered[];
  refused?: Refused;
  /** What the query removed, and the cart before that. */
  removed?: { line: CartLine; index: number; before: Cart };
}

interface VisitRules extends CartRules {
  /** The cart of a visit without one in its address. */
  base: Cart;
}

/**
 * The cart after a visit: the cart in the query's `items`, otherwise `base`, with the query's `add`, `change` or
 * `remove` applied.
 */
export function readVisit(query: URLSearchParams, { base, starting, most }: VisitRules): CartVisit {
  const visit = carriedIn(query, { base, starting, most });
  const quantity = query.get("quantity") ?? undefined;
  const add = query.get("add");
  // A stepper button adds its own `change` after that of its form, so the last one counts.
  const change = query.getAll("change").at(-1);
  const remove = query.get("remove");
  if (add) return takeMore(visit, withQuantity(add, quantity ?? "1"), most);
  if (change) return takeChange(visit, withQuantity(change, quantity), most);
  return remove ? takeOut(visit, remove) : visit;
}

function carriedIn(query: URLSearchParams, { base, starting, most }: VisitRules): CartVisit {
  const items = query.get("items");
  if (items === null) return { cart: base, dropped: [], lowered: [] };
  const { cart, dropped } = readItems(items, (id) => most(id) !== undefined);
  return { dropped, ...withinShelf(markGiven(cart, starting), { most, starting }) };
}

/** An address says no more than products and quantities: a line counts as given while it is where and what it began as. */
function markGiven(cart: Cart, starting: Cart): Cart {
  return cart.map((line, index) => {
    const given = starting[index];
    return given && given.id === line.id && given.quantity === line.quantity ? given : line;
  });
}

function takeMore(visit: CartVisit, text: string, most: MostOf): CartVisit {
  const line = readLine(text);
  const onShelf = line && most(line.id);
  if (!line || onShelf === undefined) return { ...visit, dropped: [...visit.dropped, text] };
  const held = quantityIn(visit.cart, line.id);
  const from = held + line.quantity;
  const quantity = Math.max(held, Math.min(from, onShelf));
  const lowered = quantity < from ? [...visit.lowered, { id: line.id, from, quantity }] : visit.lowered;
  const cart = quantity > held ? addToCart(visit.cart, { id: line.id, quantity: quantity - held }) : visit.cart;
  return { ...visit, cart, lowered };
}

function takeChange(visit: CartVisit, text: string, most: MostOf): CartVisit {
  const [, name = "", typed = ""] = /^([1-9]\d{0,3})x(.*)$/.exec(text) ?? [];
  const id = Number(name);
  const onShelf = most(id);
  if (!name || onShelf === undefined) return { ...visit, dropped: [...visit.dropped, text] };
  const line = readLine(text);
  if (!line || line.quantity > onShelf) return { ...visit, refused: { id, text: typed } };
  return { ...visit, cart: changeQuantity(visit.cart, id, line.quantity) };
}

function takeOut(visit: CartVisit, text: string): CartVisit {
  const { cart: before } = visit;
  const index = before.findIndex(({ id }) => String(id) === text);
  const line = before[index];
  if (!line) return { ...visit, dropped: [...visit.dropped, text] };
  return { ...visit, cart: removeFromCart(before, line.id), removed: { line, index, before } };
}

function withQuantity(text: string, quantity: string | undefined): string {
  return text.includes("x") || quantity === undefined ? text : `${text}x${quantity}`;
}
