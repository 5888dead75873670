import type { ReactNode } from "react";
import type { Pages } from "#model/read-content.server.ts";
import type { Cart, Priced } from "#shared/cart.ts";
import { cartTotals } from "#shared/cart.ts";
import { formatPrice } from "#shared/money.ts";
import "./receipt.css";

interface ReceiptProps {
  words: Pages["cart"]["receipt"];
  cart: Cart;
  products: readonly (Priced & { title: string })[];
  currency: string;
  /** The last line: what it is called, and its amount if that is not the sum. */
  sum: { label: string; amount?: number };
  /** What follows the sum: a key, a note. */
  children: ReactNode;
}

/** A torn-off slip with the cart's lines in offer prices. */
export function Receipt({ words, cart, products, currency, sum, children }: ReceiptProps) {
  const { total, saved } = cartTotals(cart, products);
  const lines = cart.flatMap(({ id, quantity }) => {
    const product = products.find((candidate) => candidate.id === id);
    return product ? [{ id, label: `${quantity} × ${product.title}`, amount: product.offerPrice * quantity }] : [];
  });
  return (
    <aside className="receipt" aria-labelledby="receipt">
      <div className="slip">
        <h2 id="receipt">{words.title}</h2>
        <p className="where">{words.where}</p>
        <dl>
          {lines.map(({ id, label, amount }) => (
            <Line key={id} label={label} value={formatPrice(amount, currency)} />
          ))}
          {saved > 0 && <Line label={words.saved} value={formatPrice(-saved, currency)} />}
          <Line label={words.delivery} value={words.deliveryLater} />
        </dl>
        <dl className="sum">
          <Line label={sum.label} value={formatPrice(sum.amount ?? total, currency)} />
        </dl>
        {children}
      </div>
    </aside>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
