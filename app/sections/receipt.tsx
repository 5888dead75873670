import type { ReactNode } from "react";
import type { Pages } from "#model/content.server.ts";
import type { Cart, Priced } from "#shared/cart.ts";
import { cartTotals } from "#shared/cart.ts";
import { formatPrice } from "#shared/money.ts";
import "./receipt.css";

interface Row {
  label: string;
  value: string;
}

interface ReceiptProps {
  title: string;
  where: string;
  rows: readonly Row[];
  /** The last line, in large letters. */
  sum: Row;
  /** What follows the sum: a key, a note. */
  children: ReactNode;
}

/** A torn-off slip. */
export function Receipt({ title, where, rows, sum, children }: ReceiptProps) {
  return (
    <aside className="receipt" aria-labelledby="receipt">
      <div className="slip">
        <h2 id="receipt">{title}</h2>
        <p className="where">{where}</p>
        <dl>
          {rows.map((row) => (
            <Line key={row.label} {...row} />
          ))}
        </dl>
        <dl className="sum">
          <Line {...sum} />
        </dl>
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

/** The slip's lines for a cart: list prices, less what is saved on them. */
export function cartRows({ words, cart, products, currency }: CartSlip): Row[] {
  const { saved } = cartTotals(cart, products);
  const things = cart.flatMap(({ id, quantity }) => {
    const product = products.find((candidate) => candidate.id === id);
    if (!product) return [];
    return [{ label: `${quantity} × ${product.title}`, value: formatPrice(product.price * quantity, currency) }];
  });
  const saving = saved > 0 ? [{ label: words.saved, value: formatPrice(-saved, currency) }] : [];
  return [...things, ...saving, { label: words.delivery, value: words.deliveryLater }];
}

function Line({ label, value }: Row) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
