import { type Cart, readItems } from "./cart.ts";
import { type EmailProblem, emailProblem } from "./email.ts";
import { textOf, textProblem, tooLong, withoutEmpty } from "./enquiry.ts";

export const orderLimits = {
  name: 100,
  phone: 30,
  company: 120,
  address: 200,
  town: 80,
  postcode: 12,
  note: 1000,
} as const;

/** An order request: who and where. Prices are never part of it; they come from the catalogue. */
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
  /** A field that people do not see; what fills it in is a machine. */
  website: string;
}

export type OrderField = Exclude<keyof Order, "cart"> | "items";
export type OrderProblem = EmailProblem | "half" | "unknown";
export type OrderProblems = Partial<Record<OrderField, OrderProblem>>;

/** Reads a posted or typed form; a field that is missing is an empty one. */
export function readOrder(form: FormData, isProduct: (id: number) => boolean): Order {
  const text = (name: string) => textOf(form.get(name));
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    address: text("address"),
    town: text("town"),
    postcode: text("postcode"),
    country: text("country"),
    note: text("note"),
    consent: form.has("consent"),
    cart: readItems(text("items"), isProduct).cart,
    website: text("website"),
  };
}

/** What stops an order request, by field, in the order of the form; nothing when it can be sent. */
export function orderProblems(order: Order, countries: readonly string[]): OrderProblems {
  return withoutEmpty({
    items: order.cart.length > 0 ? undefined : "missing",
    name: textProblem(order.name, orderLimits.name),
    email: emailProblem(order.email),
    phone: phoneProblem(order.phone),
    company: tooLong(order.company, orderLimits.company),
    address: textProblem(order.address, orderLimits.address),
    town: textProblem(order.town, orderLimits.town),
    postcode: postcodeProblem(order.postcode, order.country),
    country: countries.includes(order.country) ? undefined : "unknown",
    note: tooLong(order.note, orderLimits.note),
    consent: order.consent ? undefined : "missing",
    website: order.website === "" ? undefined : "unknown",
  });
}

function phoneProblem(phone: string): "unknown" | "long" | undefined {
  if (phone === "") return undefined;
  const digits = phone.replace(/\D/g, "").length;
  return /^[+\d][\d\s()./-]*$/.test(phone) && digits >= 6 ? tooLong(phone, orderLimits.phone) : "unknown";
}

/** A British postcode has two halves; of other countries only the length is judged. */
function postcodeProblem(postcode: string, country: string): "missing" | "half" | "unknown" | "long" | undefined {
  const outline = textProblem(postcode, orderLimits.postcode);
  if (outline || country !== "GB") return outline;
  const letters = postcode.replace(/\s/g, "").toUpperCase();
  if (/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(letters)) return undefined;
  return /^[A-Z]{1,2}\d[A-Z\d]?$/.test(letters) ? "half" : "unknown";
}
