import type { SubmitEvent } from "react";
import { cartAction, sayAdded, submitToCart } from "#app/browser/submit-to-cart.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Product } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import type { Bench } from "#shared/bench.ts";
import { carrying } from "#shared/cart.ts";
import "#app/ui/add-key.css";
import "./shelf.css";

type Shown = "id" | "title" | "line" | "price" | "offerPrice" | "isSell" | "imgUrl" | "alt" | "isCutout";
/** A product as it stands on a shelf. */
type ShelfProduct = Pick<Product, Shown>;

interface ShelfProps {
  id: string;
  title: string;
  tone: Bench;
  products: readonly ShelfProduct[];
  words: Pages["shop"]["shelf"];
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
  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { query, cart } = submitToCart(event.currentTarget, event.nativeEvent.submitter);
    const product = products.find((candidate) => String(candidate.id) === query.get("add"));
    if (product) sayAdded(words, product.title, cart);
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
              <Ticket product={product} words={words} currency={currency} items={items} />
            </li>
          ))}
        </ul>
      </form>
    </Band>
  );
}

function Stand({ product, items, priority }: { product: ShelfProduct; items: string | null; priority: boolean }) {
  const { imgUrl, alt, isCutout } = product;
  const shape = !isCutout ? "poster" : imgUrl.width > imgUrl.height ? "wide" : "tall";
  return (
    <Link className="stand" to={carrying(`/single-shop/${product.id}`, items)} data-shape={shape}>
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
}

function Ticket({ product, words, currency, items }: TicketProps) {
  const { id, title, line, price, offerPrice, isSell } = product;
  return (
    <div className="ticket">
      {isSell && <span className="sale">{words.sale}</span>}
      <h3>
        <Link to={carrying(`/single-shop/${id}`, items)}>{title}</Link>
      </h3>
      <p className="line">{line}</p>
      <div className="foot">
        <Price now={offerPrice} was={price} currency={currency} />
        <button
          className="add-key"
          type="submit"
          name="add"
          value={id}
          aria-label={words.add.replace("{title}", title)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
