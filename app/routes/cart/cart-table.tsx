import { cartAction } from "#app/browser/cart/use-cart-forms.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { type CartLine, carrying, writeItems } from "#shared/cart.ts";
import type { CartBandProps } from "./cart-band.ts";
import { QuantityForm } from "./quantity-form.tsx";
import type { CartDesk, CartProduct, Removal } from "./use-cart-desk.ts";
import "./cart-table.css";

type CartTableProps = Pick<CartBandProps, "words" | "currency" | "desk" | "products"> & {
  /** The cart that the links take along. */
  items: string | null;
};

/** A row for each line; what was removed leaves a row in its place, with the way back. */
export function CartTable({ words, currency, desk, products, items }: CartTableProps) {
  const { table } = words;
  const rows = desk.lines.map(({ line, product }) => (
    <CartRow key={line.id} words={words} currency={currency} desk={desk} product={product} held={line} items={items} />
  ));
  for (const removal of desk.removals) {
    const title = products.find(({ id }) => id === removal.line.id)?.title ?? "";
    const row = (
      <RemovedRow key={`removed-${removal.line.id}`} words={words} title={title} removal={removal} undo={desk.undo} />
    );
    rows.splice(removal.index, 0, row);
  }
  return (
    <table className="cart-table">
      <caption className="vh">{table.caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{table.item}</th>
          <th scope="col">{table.quantity}</th>
          <th scope="col">{table.price}</th>
          <th scope="col">{table.remove}</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  );
}

interface CartRowProps {
  words: CartBandProps["words"];
  currency: string;
  desk: CartDesk;
  product: CartProduct;
  held: CartLine;
  items: string | null;
}

function CartRow({ words, currency, desk, product, held, items }: CartRowProps) {
  const { quantity } = held;
  const { id, title, line, price, offerPrice } = product;
  const { starting } = words;
  const isSoldOut = !desk.ordered.includes(held);
  return (
    <tr>
      <th scope="row">
        <Link to={carrying(`/single-shop/${id}`, items)}>
          <span className="thumb" data-cutout={product.isCutout || undefined}>
            <Picture image={product.imgUrl} alt="" width={170} />
          </span>{" "}
          <span className="name">
            <b>{title}</b> <small>{line}</small>
          </span>
        </Link>
        {desk.isNew && starting?.product === product.slug && <p className="told">{starting.told}</p>}
      </th>
      <td>
        {isSoldOut ? (
          <p className="sold-out">{words.soldOut}</p>
        ) : (
          <QuantityForm words={words} desk={desk} product={product} quantity={quantity} />
        )}
      </td>
      <td>{!isSoldOut && <Price now={offerPrice * quantity} was={price * quantity} currency={currency} />}</td>
      <td>
        <form action={cartAction} method="get" onSubmit={desk.take}>
          <input type="hidden" name="items" value={writeItems(desk.cart)} />
          <button className="remove" type="submit" name="remove" value={id}>
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
  undo: CartDesk["undo"];
}

function RemovedRow({ words, title, removal, undo }: RemovedRowProps) {
  return (
    <tr className="removed">
      <td colSpan={4}>
        <form action={cartAction} method="get" onSubmit={(event) => undo(removal, event)}>
          <input type="hidden" name="items" value={writeItems(removal.before)} />
          <p role="status">
            <b>{title}</b> {words.removed}
          </p>
          {/* biome-ignore lint/a11y/noAutofocus: the key that was pressed is gone, and this one answers it */}
          <button type="submit" autoFocus>
            <Icon name="undo" /> {words.undo} <span className="vh">{title}</span>
          </button>
        </form>
      </td>
    </tr>
  );
}
