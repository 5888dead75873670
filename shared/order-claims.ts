import { type Cart, cartTotals, type Priced } from "./cart.ts";
import { quantityRange } from "./constants.ts";
import { lineOf } from "./enquiry.ts";
import { mostOf, type Stocked } from "./stock.ts";

/**
 * A form's claims about items and prices must agree with the catalogue; otherwise it is refused, never corrected, so
 * that nobody gets a different order from the one shown.
 */
export function claimProblems(form: FormData, cart: Cart, products: readonly (Priced & Stocked)[]) {
  return { items: itemsProblem(lineOf(form.get("items")), products), ...moneyProblems(form, cart, products) };
}

function itemsProblem(
  items: string,
  products: readonly (Priced & Stocked)[],
): "missing" | "unknown" | "quantity" | "stock" | undefined {
  if (items === "") return "missing";
  const quantities = new Map<number, number>();
  for (const part of items.split(",")) {
    const [, id, quantity] = /^(\d+)x(-?\d+)$/.exec(part) ?? [];
    if (!products.some((product) => product.id === Number(id))) return "unknown";
    if (Number(quantity) < quantityRange.min) return "quantity";
    quantities.set(Number(id), (quantities.get(Number(id)) ?? 0) + Number(quantity));
  }
  if (Math.max(...quantities.values()) > quantityRange.max) return "quantity";
  const most = mostOf(products);
  return [...quantities].some(([id, quantity]) => quantity > (most(id) ?? 0)) ? "stock" : undefined;
}

/** A form may repeat what the visitor saw: `total`, or prices of its items. An amount that differs from ours is refused. */
function moneyProblems(form: FormData, cart: Cart, products: readonly (Priced & Stocked)[]) {
  const { total } = cartTotals(cart, products);
  const prices = products.filter(({ id }) => cart.some((line) => line.id === id)).map(({ offerPrice }) => offerPrice);
  const isOther = (name: RegExp, amounts: readonly number[]) =>
    [...form].some(([field, value]) => name.test(field) && !amounts.includes(amountOf(value)));
  return {
    price: isOther(/price/i, prices) ? ("changed" as const) : undefined,
    total: isOther(/total|amount/i, [total]) ? ("changed" as const) : undefined,
  };
}

/** An amount as any locale writes it: `€1,240.50`, `1.240,50 €`, `1240`. */
function amountOf(value: FormDataEntryValue): number {
  const written = typeof value === "string" ? value.replace(/[\s\p{Sc}\p{L}]/gu, "") : "";
  const [, whole = "", smaller = "0"] = /^(-?\d[\d.,'’]*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return whole === "" ? Number.NaN : Number(`${whole.replace(/[.,'’]/g, "")}.${smaller}`);
}
