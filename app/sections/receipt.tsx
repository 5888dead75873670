import type { ReactNode } from "react";
import type { Pages } from "#model/content.server.ts";
import type { Cart, Priced } from "#shared/cart.ts";
import { cartTotals } from "#shared/cart.ts";
import { formatPrice } from "#shared/money.ts";

interface Row {
  label: string;
  value: string;
  /** Whether a visitor typed the value, in whatever direction it is written. */
  isTyped?: boolean;
}

interface ReceiptProps {
  title: string;
  where: string;
  rows: readonly Row[];
  /** The last line, in large letters. */
  sum: Row;
  /** Below the sum: what of it is paid today. */
  paid?: Row;
  /** Beside the items, as wide as its column. */
  isOnDesk?: boolean;
  /** Shown below the sum: a button, a note. */
  children: ReactNode;
}

/** Small print of a receipt. */
export const slipNote = "mt-5 mb-0 text-small text-soft";

/** A torn-off receipt. */
export function Receipt({ title, where, rows, sum, paid, isOnDesk = false, children }: ReceiptProps) {
  return (
    <aside className={`receipt ${isOnDesk ? "" : "max-w-120"}`} aria-labelledby="receipt">
      <div className="bg-white p-6 pb-12">
        <h2 id="receipt" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 mb-5 text-small whitespace-pre-line text-soft">{where}</p>
        <dl className="tabular-nums">
          {rows.map((row) => (
            <div key={row.label} className="flex justify-between gap-4 border-t-2 border-line py-2 leading-snug">
              <dt>{row.label}</dt>
              <dd
                className="text-end font-semibold wrap-anywhere whitespace-pre-line"
                dir={row.isTyped ? "auto" : undefined}
              >
                {row.value}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-3 pt-4 pb-2">
          <dt className="font-bold">{sum.label}</dt>
          <dd className="display text-figure whitespace-pre-line">{sum.value}</dd>
        </dl>
        {paid && (
          <dl className="flex justify-between gap-4 font-bold">
            <dt>{paid.label}</dt>
            <dd>{paid.value}</dd>
          </dl>
        )}
        {children}
      </div>
    </aside>
  );
}

interface CartSlip {
  words: Pages["cart"]["receipt"];
  cart: Cart;
  products: readonly (Priced & { title: string })[];
  currency: string;
}

/** The receipt's lines for a cart, at the prices that are asked; the confirmation of an order has the same. */
export function cartRows({ words, cart, products, currency }: CartSlip): Row[] {
  const things = cart.flatMap(({ id, quantity }) => {
    const product = products.find((candidate) => candidate.id === id);
    if (!product) return [];
    return [{ label: `${quantity} × ${product.title}`, value: formatPrice(product.offerPrice * quantity, currency) }];
  });
  return [...things, { label: words.delivery, value: words.deliveryLater }];
}

/** How much more a cart would cost at list prices; nothing if it would not. */
export function Saved({ words, cart, products, currency }: CartSlip) {
  const { saved } = cartTotals(cart, products);
  return saved > 0 && <p className={slipNote}>{`${words.saved}: ${formatPrice(saved, currency)}`}</p>;
}
