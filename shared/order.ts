import { type Cart, cartTotals, type Priced, readItems } from "./cart.ts";
import { type EmailProblem, emailProblem } from "./email.ts";
import { lineOf, textOf, textProblem, tooLong, withoutEmpty } from "./enquiry.ts";
import { claimProblems } from "./order-claims.ts";
import type { Stocked } from "./stock.ts";

const orderLimits = {
  name: 100,
  phone: 60,
  company: 120,
  address: 200,
  town: 80,
  postcode: 12,
  note: 1000,
} as const;

/** An order request: who, where and what. Prices are never part of it; they come from the catalogue. */
export interface Order {
  name: string;
  email: string;
  phone: string;
  company: string;
  address: string;
  town: string;
  postcode: string;
  country: string;
  note: string;
  consent: boolean;
  cart: Cart;
  /** The honeypot: people do not see it, so only bots fill it in. */
  website: string;
}

/** An order request with its cost, computed from the catalogue; amounts in whole units of the currency. */
export interface PricedOrder extends Omit<Order, "cart" | "website"> {
  lines: readonly { id: number; title: string; quantity: number; unitPrice: number; total: number }[];
  total: number;
  /** How much more it would cost at list prices. */
  saved: number;
  currency: string;
}

export type OrderField = Exclude<keyof Order, "cart"> | "items" | "price" | "total";
type OrderProblem = EmailProblem | "half" | "unknown" | "quantity" | "stock" | "changed";
export type OrderProblems = Partial<Record<OrderField, OrderProblem>>;

/** What an order is validated against. */
export interface Counter {
  products: readonly (Priced & Stocked)[];
  /** Codes of the countries we ship to. */
  countries: readonly string[];
}

/** Reads and validates a posted or typed form. */
export function checkOrder(
  form: FormData,
  { products, countries }: Counter,
): { order: Order; problems: OrderProblems } {
  const order = readOrder(form, (id) => products.some((product) => product.id === id));
  const claims = claimProblems(form, order.cart, products);
  return { order, problems: withoutEmpty({ ...claims, ...orderProblems(order, countries) }) };
}

/** The order with its cost. */
export function priceOrder(
  { cart, website, ...rest }: Order,
  products: readonly (Priced & { title: string })[],
  currency: string,
): PricedOrder {
  const lines = cart.flatMap(({ id, quantity }) => {
    const product = products.find((candidate) => candidate.id === id);
    if (!product) return [];
    const { title, offerPrice } = product;
    return [{ id, title, quantity, unitPrice: offerPrice, total: offerPrice * quantity }];
  });
  return { ...rest, lines, ...cartTotals(cart, products), currency };
}

/** Reads a form without validation; a missing field counts as empty. */
export function readOrder(form: FormData, isProduct: (id: number) => boolean = () => true): Order {
  const line = (name: string) => lineOf(form.get(name));
  return {
    name: line("name"),
    email: line("email"),
    phone: line("phone"),
    company: line("company"),
    address: line("address"),
    town: line("town"),
    postcode: line("postcode"),
    country: line("country"),
    note: textOf(form.get("note")),
    consent: form.has("consent"),
    cart: readItems(line("items"), isProduct).cart,
    website: line("website"),
  };
}

/** By field, in form order. */
function orderProblems(order: Order, countries: readonly string[]) {
  return {
    name: textProblem(order.name, orderLimits.name),
    email: emailProblem(order.email),
    phone: phoneProblem(order.phone),
    company: tooLong(order.company, orderLimits.company),
    address: textProblem(order.address, orderLimits.address),
    town: textProblem(order.town, orderLimits.town),
    postcode: postcodeProblem(order.postcode, order.country),
    country: countries.includes(order.country) ? undefined : ("unknown" as const),
    note: tooLong(order.note, orderLimits.note),
    consent: order.consent ? undefined : ("missing" as const),
    website: order.website === "" ? undefined : ("unknown" as const),
  };
}

/** People copy numbers with dashes, brackets and extensions in the manner of their country; all are kept as typed. */
function phoneProblem(phone: string): "unknown" | "long" | undefined {
  if (phone === "") return undefined;
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits < 6 ? "unknown" : tooLong(phone, orderLimits.phone);
}

/** A British postcode has two halves; for other countries only the length is checked. Spaces, dashes and case do not count. */
function postcodeProblem(postcode: string, country: string): "missing" | "half" | "unknown" | "long" | undefined {
  const letters = postcode
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const outline = textProblem(letters, orderLimits.postcode);
  if (outline || country !== "GB") return outline;
  if (/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(letters)) return undefined;
  return /^[A-Z]{1,2}\d[A-Z\d]?$/.test(letters) ? "half" : "unknown";
}
