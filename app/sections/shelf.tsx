import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { cartAction, cartForms, useCartForms } from "#app/browser/cart/use-cart-forms.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ShelfProduct } from "#model/shop/shelf-products.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import type { Bench } from "#shared/bench.ts";
import { type Cart, carrying, quantityIn } from "#shared/cart.ts";
import { mostOf } from "#shared/stock.ts";
import "#app/ui/add-key.css";
import { HeldMark } from "./held-mark.tsx";
import "./shelf.css";

interface ShelfProps {
  id: string;
  title: string;
  tone: Bench;
  products: readonly ShelfProduct[];
  words: ShelfWords;
  currency: string;
  /** The cart that a visit without script carries. */
  items: string | null;
  /** Where everything is; with it the title is shown on the wall. */
  more?: { label: string; url: string };
  /** On top of its page, where the first two pictures are fetched at once. */
  isTop?: boolean;
}

/** Products on a plank in front of a coloured wall, with their price tickets hanging below. */
export function Shelf({ id, title, tone, products, words, currency, items, more, isTop = false }: ShelfProps) {
  const navigate = useNavigate();
  // What was added from this shelf while it is looked at.
  const [added, setAdded] = useState<Cart>([]);
  useCartForms();
  function take(event: SubmitEvent<HTMLFormElement>) {
    const forms = cartForms();
    if (!forms) return;
    event.preventDefault();
    const taken = forms.submitToCart(event.currentTarget, event.nativeEvent.submitter, mostOf(products));
    const product = products.find((candidate) => String(candidate.id) === taken.query.get("add"));
    if (!product) return;
    setAdded((earlier) => [
      ...earlier.filter(({ id }) => id !== product.id),
      { id: product.id, quantity: quantityIn(taken.cart, product.id) },
    ]);
    forms.sayAdded(words, { ...taken, title: product.title, open: () => navigate("/cart") });
  }
  return (
    <Band name="shelf" pad="none" labelledBy={id}>
      <form action={cartAction} method="get" onSubmit={take} data-wall={tone} data-places={products.length}>
        {items !== null && <input type="hidden" name="items" value={items} />}
        <div className={more ? "wrap sign" : "vh"}>
          <h2 id={id}>{title}</h2>
          {more && <ArrowLink to={carrying(more.url, items)}>{more.label}</ArrowLink>}
        </div>
        <ul className="wrap">
          {products.map((product, index) => (
            <li key={product.id}>
              <Stand product={product} items={items} priority={isTop && index < 2} />
              <Ticket
                product={product}
                words={words}
                currency={currency}
                items={items}
                held={quantityIn(added, product.id)}
              />
            </li>
          ))}
        </ul>
      </form>
    </Band>
  );
}

function Stand({ product, items, priority }: { product: ShelfProduct; items: string | null; priority: boolean }) {
  const { imgUrl, alt, isCutout, isHigh } = product;
  const shape = !isCutout ? "poster" : imgUrl.width > imgUrl.height ? "wide" : "tall";
  return (
    <Link className="stand" to={carrying(`/single-shop/${product.id}`, items)} data-shape={shape} data-high={isHigh}>
      <span className="object">
        <Picture image={imgUrl} alt={alt} sizes="48vw md:45vw lg:37vw xxl:34vw" priority={priority} />
      </span>
    </Link>
  );
}

interface TicketProps {
  product: ShelfProduct;
  words: ShelfProps["words"];
  currency: string;
  items: string | null;
  /** How many are in the cart, once some were added here. */
  held: number;
}

function Ticket({ product, words, currency, items, held }: TicketProps) {
  const { id, title, line, price, offerPrice, isSell, stock } = product;
  const add = words.add.replace("{title}", title);
  const label = held > 0 ? `${add}, ${words.held.replace("{count}", String(held))}` : add;
  return (
    <div className="ticket">
      {isSell && <span className="sale">{words.sale}</span>}
      <h3>
        <Link to={carrying(`/single-shop/${id}`, items)}>{title}</Link>
      </h3>
      <p className="line">{line}</p>
      <div className="foot">
        <Price now={offerPrice} was={price} currency={currency} />{" "}
        {stock === 0 ? <b>{words.gone}</b> : <AddKey id={id} label={label} held={held} />}
      </div>
    </div>
  );
}

function AddKey({ id, label, held }: { id: number; label: string; held: number }) {
  return (
    <button className="add-key" type="submit" name="add" value={id} aria-label={label}>
      <HeldMark icon="plus" held={held} />
    </button>
  );
}
