import { cartAction } from "#app/browser/cart/use-cart-forms.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { type CartLine, carrying, writeItems } from "#shared/cart.ts";
import type { CartBandProps } from "./cart-band.ts";
import { QuantityForm } from "./quantity-form.tsx";
import type { CartProduct, CartState, Removal } from "./use-cart-state.ts";

type LinesProps = Pick<CartBandProps, "words" | "currency" | "cartState" | "products"> & {
  /** The cart that links carry along. */
  items: string | null;
};

/** One row per line; a removed line leaves a row in its place, with an undo. */
export function Lines({ words, currency, cartState, products, items }: LinesProps) {
  const { table } = words;
  const rows = cartState.lines.map(({ line, product }) => (
    <CartRow
      key={line.id}
      words={words}
      currency={currency}
      cartState={cartState}
      product={product}
      held={line}
      items={items}
    />
  ));
  for (const removal of cartState.removals) {
    const title = products.find(({ id }) => id === removal.line.id)?.title ?? "";
    const row = (
      <RemovedRow
        key={`removed-${removal.line.id}`}
        words={words}
        title={title}
        removal={removal}
        undo={cartState.undo}
      />
    );
    rows.splice(removal.index, 0, row);
  }
  return (
    <table className="block w-full border-t-3">
      <caption className="vh">{table.caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{table.item}</th>
          <th scope="col">{table.quantity}</th>
          <th scope="col">{table.price}</th>
          <th scope="col">{table.remove}</th>
        </tr>
      </thead>
      <tbody className="block">{rows}</tbody>
    </table>
  );
}

const thumb = "block aspect-4/5 w-28 flex-none -rotate-2 overflow-hidden rounded-sm border-4 border-white shadow-lift";

interface CartRowProps {
  words: CartBandProps["words"];
  currency: string;
  cartState: CartState;
  product: CartProduct;
  held: CartLine;
  items: string | null;
}

function CartRow({ words, currency, cartState, product, held, items }: CartRowProps) {
  const { quantity } = held;
  const { id, title, line, price, offerPrice } = product;
  const { starting } = words;
  const isSoldOut = !cartState.ordered.includes(held);
  return (
    <tr className="cart-row grid items-center gap-4 border-b-3 py-8">
      <th scope="row" className="p-0 text-start font-text max-md:col-span-full md:row-span-2">
        <Link to={carrying(`/single-shop/${id}`, items)} className="group flex items-center gap-4 no-underline">
          <span className={`${thumb} ${product.isCutout ? "bg-paper-3" : ""}`}>
            <Picture
              image={product.imgUrl}
              alt=""
              width={170}
              className={`size-full ${product.isCutout ? "object-contain" : "object-cover"}`}
            />
          </span>{" "}
          <span>
            <b className="display block text-h3/none decoration-3 group-hover:underline">{title}</b>{" "}
            <small className="mt-2 block text-body text-soft">{line}</small>
          </span>
        </Link>
        {held.isGiven && starting?.product === product.slug && (
          <p className="mt-3 mb-0 max-w-text text-small text-soft">{starting.told}</p>
        )}
      </th>
      <td className="p-0">
        {isSoldOut ? (
          <p className="m-0 max-w-name text-small/snug font-bold text-error">{words.soldOut}</p>
        ) : (
          <Island>
            <QuantityForm words={words} cartState={cartState} product={product} quantity={quantity} />
          </Island>
        )}
      </td>
      <td className="p-0">
        {!isSoldOut && <Price now={offerPrice * quantity} was={price * quantity} currency={currency} />}
      </td>
      <td className="p-0 max-md:col-span-full md:col-span-2">
        <form action={cartAction} method="get" onSubmit={cartState.take}>
          <input type="hidden" name="items" value={writeItems(cartState.cart)} />
          <button
            className="flex min-h-11 items-center gap-2 bg-transparent p-0 font-bold hover:underline"
            type="submit"
            name="remove"
            value={id}
          >
            <Icon name="trash" /> {words.table.remove} <span className="vh">{title}</span>
          </button>
        </form>
      </td>
    </tr>
  );
}

interface RemovedRowProps {
  words: CartBandProps["words"];
  title: string;
  removal: Removal;
  undo: CartState["undo"];
}

function RemovedRow({ words, title, removal, undo }: RemovedRowProps) {
  return (
    <tr className="block border-b-3 bg-paper-3 px-4 py-2">
      <td colSpan={4} className="block p-0">
        <form
          action={cartAction}
          method="get"
          onSubmit={(event) => undo(removal, event)}
          className="flex items-center gap-4"
        >
          <input type="hidden" name="items" value={writeItems(removal.before)} />
          <p role="status" className="m-0 grow">
            <b>{title}</b> {words.removed}
          </p>
          <button
            type="submit"
            // biome-ignore lint/a11y/noAutofocus: the pressed button is gone, and this one takes its place
            autoFocus
            className="flex min-h-11 items-center gap-2 rounded-sm bg-ink px-4 font-bold text-paper"
          >
            <Icon name="undo" /> {words.undo} <span className="vh">{title}</span>
          </button>
        </form>
      </td>
    </tr>
  );
}
