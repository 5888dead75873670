import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ShelfProduct } from "#model/shop/shelf-products.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { carrying } from "#shared/cart.ts";
import { AddButton } from "./add-button.tsx";

interface ShelfPriceTagProps {
  product: ShelfProduct;
  words: ShelfWords;
  currency: string;
  items: string | null;
  /** How many are in the cart, once some have been added here. */
  held: number;
}

/** A product's name and price on a shelf, with the button that adds it to the cart. */
export function ShelfPriceTag({ product, words, currency, items, held }: ShelfPriceTagProps) {
  const { id, title, line, price, offerPrice, isSell, stock } = product;
  const add = words.add.replace("{title}", title);
  const label = held > 0 ? `${add}, ${words.held.replace("{count}", String(held))}` : add;
  return (
    <div className="flex flex-1 flex-col p-2 pb-6">
      <div className="flex flex-1 flex-col items-start gap-2 rounded-md bg-white p-4 text-ink shadow-lift">
        <h3 className="text-h4">
          <Link className="no-underline hover:underline" to={carrying(`/single-shop/${id}`, items)}>
            {title}
          </Link>
        </h3>
        {isSell && (
          <span className="verdict text-small" data-tone="tang">
            {words.sale}
          </span>
        )}
        <p className="m-0 text-small/snug text-soft">{line}</p>
        <div className="mt-auto flex w-full flex-wrap items-end justify-between gap-2 [--price-size:1.5rem]">
          <Price now={offerPrice} was={price} currency={currency} />{" "}
          {stock === 0 ? <b>{words.gone}</b> : <AddButton id={id} label={label} held={held} />}
        </div>
      </div>
    </div>
  );
}
