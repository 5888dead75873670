import { useCheckedForm } from "#app/browser/use-checked-form.ts";
import { Receipt } from "#app/sections/receipt.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { StageRoute } from "#app/ui/stage-route.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { type Cart, cartTotals, countItems, type Priced, writeItems } from "#shared/cart.ts";
import { formatPrice } from "#shared/money.ts";
import { type Order, type OrderProblems, orderProblems, readOrder } from "#shared/order.ts";
import { OrderForm } from "./order-form.tsx";
import "./checkout-desk.css";

export interface CheckoutWords extends Omit<Pages["checkout"], "head" | "problems"> {
  problems: Pages["checkout"]["problems"] & Pick<Pages["contact"]["problems"], "email">;
}

interface CheckoutDeskProps {
  words: CheckoutWords;
  stages: Pages["cart"]["stages"];
  receipt: Pages["cart"]["receipt"];
  products: readonly (Priced & { title: string })[];
  currency: string;
  ways: { mail: string; phone: string };
  keepYears: number;
  cart: Cart;
  isCarried: boolean;
  /** What the server said about the last sending. */
  answer: { order: Order; problems: OrderProblems; stamp: number } | undefined;
}

/** Who and where, beside what it is worth and what is paid today. */
export function CheckoutDesk(props: CheckoutDeskProps) {
  const { words, stages, receipt, products, currency, cart, answer } = props;
  const isProduct = (id: number) => products.some((product) => product.id === id);
  const countries = words.where.countries.map(({ code }) => code);
  const form = useCheckedForm((typed) => orderProblems(readOrder(typed, isProduct), countries), answer);
  const total = formatPrice(cartTotals(cart, products).total, currency);
  const items = writeItems(cart);
  return (
    <Band name="checkout-desk" tone="paper-2" pad="none" labelledBy="checkout">
      <div className="wrap">
        <div className="top">
          <h1 id="checkout">{words.title}</h1>
          <StageRoute label={stages.label} stages={[stages.cart, stages.details, stages.sent]} at={1} />
        </div>
        <p className="short">
          <span>{words.short.replace("{count}", String(countItems(cart))).replace("{total}", total)}</span>
          <b>
            {words.payToday} {formatPrice(0, currency)}
          </b>
        </p>
        <div className="desk">
          {cart.length === 0 && !answer ? (
            <EmptyDesk words={words.empty} />
          ) : (
            <OrderForm
              {...props}
              items={items}
              problems={form.shown?.problems ?? {}}
              stamp={form.shown?.stamp ?? 0}
              isHeldBack={form.isHeldBack}
              onSubmit={form.onSubmit}
            />
          )}
          <div id="items" tabIndex={-1}>
            <Receipt
              words={receipt}
              cart={cart}
              products={products}
              currency={currency}
              sum={{ label: words.payToday, amount: 0 }}
            >
              <p className="note">{words.worth.replace("{total}", total)}</p>
            </Receipt>
          </div>
        </div>
      </div>
    </Band>
  );
}

function EmptyDesk({ words }: { words: CheckoutWords["empty"] }) {
  return (
    <div className="empty">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <ArrowLink to={words.shop.url}>{words.shop.label}</ArrowLink>
    </div>
  );
}
