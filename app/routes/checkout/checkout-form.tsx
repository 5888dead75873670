import { useLater } from "#app/browser/forms/use-later.ts";
import { useLiveForm } from "#app/browser/forms/use-live-form.ts";
import { OrderHead, OrderLayout } from "#app/sections/order-layout.tsx";
import { cartRows, Receipt, Saved, slipNote } from "#app/sections/receipt.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type Cart, cartTotals, countItems, writeItems } from "#shared/cart.ts";
import type { FormResponse } from "#shared/form-response.ts";
import { formatPrice } from "#shared/money.ts";
import type { Order, OrderProblems } from "#shared/order.ts";
import type { Lowered } from "#shared/stock.ts";
import type { CheckoutPage, CheckoutWords } from "./data.server.ts";
import { OrderForm } from "./order-form.tsx";

interface CheckoutDeskProps extends Omit<CheckoutPage, "head" | "visit" | "starting"> {
  cart: Cart;
  /** What stays in the cart because it is out of stock. */
  left: Cart;
  lowered: readonly Lowered[];
  /** The response to the last submission. */
  response: FormResponse<Order, OrderProblems> | undefined;
}

/** The customer's details, beside the value of the order and what is paid today. */
export function CheckoutForm(props: CheckoutDeskProps) {
  const { words, stages, receipt, products, currency, cart, response } = props;
  const countries = words.where.countries.map(({ code }) => code);
  const care = useLater(() => import("./order-behaviour.ts"));
  const check = (typed: FormData): OrderProblems => care.current?.checkTyped(typed, { products, countries }) ?? {};
  const form = useLiveForm(check, response);
  const sum = cartTotals(cart, products).total;
  const total = formatPrice(sum, currency);
  const items = writeItems(cart);
  return (
    <Band name="checkout" tone="paper-2" pad="none" labelledBy="checkout" className="pt-8 pb-half">
      <div className="wrap">
        <OrderHead id="checkout" title={words.title} stages={stages} at={1} />
        <p className="mb-6 flex max-w-none flex-wrap justify-between gap-x-4 gap-y-1 border-t-3 py-3 lg:hidden">
          <span>{words.short.replace("{count}", String(countItems(cart))).replace("{total}", total)}</span>{" "}
          <b>
            {words.payToday} {formatPrice(0, currency)}
          </b>
        </p>
        <CheckoutNews {...props} />
        <OrderLayout>
          {cart.length === 0 && !response ? (
            <EmptyCheckout words={words.empty} />
          ) : (
            <Island>
              <OrderForm {...props} {...form} items={items} sum={sum} />
            </Island>
          )}
          <div id="items" tabIndex={-1} className="lg:sticky lg:top-30">
            <Receipt
              isOnDesk
              title={receipt.title}
              where={receipt.where}
              rows={cartRows({ words: receipt, cart, products, currency })}
              sum={{ label: props.total, value: total }}
              paid={{ label: words.payToday, value: formatPrice(0, currency) }}
            >
              <Saved words={receipt} cart={cart} products={products} currency={currency} />
              <p className={slipNote}>{words.worth.replace("{total}", total)}</p>
            </Receipt>
          </div>
        </OrderLayout>
      </div>
    </Band>
  );
}

/** Reports where the order differs from the cart. */
function CheckoutNews({ news, left, lowered, products }: CheckoutDeskProps) {
  const titleOf = (id: number) => products.find((product) => product.id === id)?.title ?? "";
  const known = lowered.filter(({ id }) => titleOf(id) !== "");
  return (
    <div role="status">
      {left.map(({ id }) => (
        <Notice key={id} icon="info" className="mb-6">
          {news.left.replace("{title}", titleOf(id))}
        </Notice>
      ))}
      {known.map(({ id, from, quantity }) => (
        <Notice key={id} icon="info" className="mb-6">
          {(quantity > 0 ? news.lowered : news.emptied)
            .replace("{title}", titleOf(id))
            .replace("{from}", String(from))
            .replaceAll("{count}", String(quantity))}
        </Notice>
      ))}
    </div>
  );
}

function EmptyCheckout({ words }: { words: CheckoutWords["empty"] }) {
  return (
    <div className="border-t-3 py-4">
      <h2 className="mb-4 text-h3">{words.title}</h2>
      <p>{words.text}</p>
      <ArrowLink to={words.shop.url} isMain>
        {words.shop.label}
      </ArrowLink>
    </div>
  );
}
