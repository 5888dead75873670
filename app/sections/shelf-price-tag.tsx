import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ShelfProduct } from "#model/shop/shelf-products.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { carrying } from "#shared/cart.ts";
import { AddKey } from "./add-key.tsx";

interface ShelfPriceTagProps {
  product: ShelfProduct;
  words: ShelfWords;
  currency: string;
  items: string | null;
  /** How many are in the cart, once some have been added here. */
  held: number;
}

const priceSize =
  "[--price-size:1.15rem] sm:[--price-size:1.4rem] md:[--price-size:1.9rem] lg:[--price-size:clamp(1.4rem,2.1vw,1.9rem)]";
/** A product's name and price on a shelf, with the button that adds it to the cart. */
export function ShelfPriceTag({ product, words, currency, items, held }: ShelfPriceTagProps) {
  const { id, title, line, price, offerPrice, isSell, stock } = product;
  const add = words.add.replace("{title}", title);
  const label = held > 0 ? `${add}, ${words.held.replace("{count}", String(held))}` : add;
  return (
    <div className="shelf-price-tag">
      {isSell && <span className="price-tag-flag">{words.sale}</span>}
      <h3 className="text-[min(0.4rem+3.3vw,1.4rem)]">
        <Link className="no-underline decoration-3 hover:underline" to={carrying(`/single-shop/${id}`, items)}>
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 mb-3 text-small/snug text-soft md:mb-4 md:text-body/snug">{line}</p>
      {/* 240.00 and its sign fit beside its button on the narrowest cards: of two on a phone, of four on a desktop. */}
      <div className={`mt-auto flex flex-wrap items-end justify-between gap-x-1.5 gap-y-2 ${priceSize}`}>
        <Price now={offerPrice} was={price} currency={currency} />{" "}
        {stock === 0 ? <b>{words.gone}</b> : <AddKey id={id} label={label} held={held} />}
      </div>
    </div>
  );
}
