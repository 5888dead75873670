import { OrderHead, OrderLayout } from "#app/sections/order-layout.tsx";
import { cartRows, Receipt, Saved, slipNote } from "#app/sections/receipt.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { carrying, cartTotals, writeItems } from "#shared/cart.ts";
import { formatPrice } from "#shared/money.ts";
import type { CartBandProps } from "./cart-band.ts";
import { GoesWith } from "./goes-with.tsx";
import { Lines } from "./lines.tsx";

/** The counter with the cart's contents, and the receipt with the one button forward. */
export function Contents({
  words,
  products,
  currency,
  cartState,
  isCarried,
  shelf,
}: CartBandProps & { shelf: ShelfWords }) {
  const items = isCarried ? writeItems(cartState.cart) : null;
  return (
    <Band name="cart-lines" tone="paper-2" pad="none" labelledBy="cart" className="pt-8 pb-half">
      <div className="wrap">
        <OrderHead id="cart" title={words.title} stages={words.stages} at={0} />
        <CartNews words={words} cartState={cartState} products={products} />
        <OrderLayout>
          <div>
            <Lines words={words} currency={currency} cartState={cartState} products={products} items={items} />
            <p className="m-0 flex max-w-none justify-end py-4">
              <ArrowLink to={carrying(words.keepLooking.url, items)}>{words.keepLooking.label}</ArrowLink>
            </p>
            <GoesWith
              words={words.goesWith}
              shelf={shelf}
              products={products}
              currency={currency}
              cartState={cartState}
              items={items}
            />
          </div>
          <Receipt
            isOnDesk
            title={words.receipt.title}
            where={words.receipt.where}
            rows={cartRows({ words: words.receipt, cart: cartState.ordered, products, currency })}
            sum={{ label: words.total, value: formatPrice(cartTotals(cartState.ordered, products).total, currency) }}
          >
            <ButtonLink
              to={carrying("/checkout", items)}
              tone="tang"
              className="mt-5 w-full justify-between"
              data-call="main"
            >
              {words.next} <Icon name="arrow-right" />
            </ButtonLink>
            <Saved words={words.receipt} cart={cartState.ordered} products={products} currency={currency} />
            <p className={slipNote}>{words.note}</p>
          </Receipt>
        </OrderLayout>
      </div>
    </Band>
  );
}

/** Reports what was dropped from the cart or lowered, and any repair to it. */
export function CartNews({ words, cartState, products }: Pick<CartBandProps, "words" | "cartState" | "products">) {
  const parts = cartState.dropped.join(", ");
  return (
    <div className="wrap-anywhere" role="status">
      {cartState.isMended && (
        <Notice icon="info" className="mb-6">
          {words.mended}
        </Notice>
      )}
      {cartState.lowered.map(({ id, from, quantity }) => (
        <Notice key={id} icon="info" className="mb-6">
          {(quantity > 0 ? words.lowered : words.emptied)
            .replace("{title}", products.find((product) => product.id === id)?.title ?? "")
            .replace("{from}", String(from))
            .replaceAll("{count}", String(quantity))}
        </Notice>
      ))}
      {parts && (
        <Notice icon="info" className="mb-6">
          {words.dropped.replace("{parts}", parts)}
        </Notice>
      )}
    </div>
  );
}
