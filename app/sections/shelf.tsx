import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { cartAction, cartForms, useCartForms } from "#app/browser/cart/use-cart-forms.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShelfProduct } from "#model/shop/shelf-products.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { type Cart, carrying, quantityIn } from "#shared/cart.ts";
import type { Department } from "#shared/department.ts";
import { mostOf } from "#shared/stock.ts";
import { ShelfPriceTag } from "./shelf-price-tag.tsx";

interface ShelfRow {
  title: string;
  tone: Department;
  products: readonly ShelfProduct[];
}

interface ShelfProps {
  name: string;
  rows: readonly ShelfRow[];
  words: ShelfWords;
  currency: string;
  /** The cart that a visit without script carries. */
  items: string | null;
  /** The link to everything; with it the title is on the wall, above a single row. */
  more?: { label: string; url: string };
  /** At the top of its page, where the first two pictures are fetched at once. */
  isTop?: boolean;
}

/** Products on planks in front of coloured walls, with their price tags hanging below. */
export function Shelf({ name, rows, words, currency, items, more, isTop = false }: ShelfProps) {
  const navigate = useNavigate();
  // Added from this shelf since the page was opened.
  const [added, setAdded] = useState<Cart>([]);
  useCartForms();
  const products = rows.flatMap((row) => row.products);
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
    <Band name={name} id={name} pad="none" labelledBy={`${name}-heading`}>
      <form action={cartAction} method="get" onSubmit={take}>
        {items !== null && <input type="hidden" name="items" value={items} />}
        {rows.map(({ title, tone, products: shown }, row) => (
          <div key={tone} className="overflow-x-clip pt-8 pb-6" data-tone={tone}>
            <div className={more ? "wrap flex flex-wrap items-end justify-between gap-4" : "vh"}>
              <h2 id={row === 0 ? `${name}-heading` : undefined}>{title}</h2>
              {more && <ArrowLink to={carrying(more.url, items)}>{more.label}</ArrowLink>}
            </div>
            <ul role="list" className={`wrap grid ${columns[shown.length] ?? "grid-cols-2 lg:grid-cols-4"}`}>
              {shown.map((product, index) => (
                <li key={product.id} className="flex min-w-0 flex-col max-lg:last:odd:col-span-full">
                  <Stand product={product} items={items} priority={isTop && row === 0 && index < 2} />
                  <ShelfPriceTag
                    product={product}
                    words={words}
                    currency={currency}
                    items={items}
                    held={quantityIn(added, product.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </form>
    </Band>
  );
}

const columns: Readonly<Record<number, string>> = { 1: "", 2: "grid-cols-2", 3: "grid-cols-2 lg:grid-cols-3" };

/** An object may overflow its place; a picture with a ground of its own is a poster. */
const object = "h-full w-5/4 max-w-none flex-none object-contain object-bottom";
const poster = "aspect-box w-3/4 -rotate-1 rounded-sm border-8 border-white object-cover shadow-pop";

/** An object on the plank, in front of the wall. */
function Stand({ product, items, priority }: { product: ShelfProduct; items: string | null; priority: boolean }) {
  const { imgUrl, alt, isCutout, isHigh } = product;
  const look = isCutout ? `${object} ${isHigh ? "-mb-16" : "-mb-8"}` : poster;
  return (
    <Link
      className="flex h-60 items-end justify-center border-b-16 border-paper-3 no-underline focus-visible:-outline-offset-6 md:h-112"
      to={carrying(`/single-shop/${product.id}`, items)}
    >
      <Picture
        image={imgUrl}
        alt={alt}
        sizes="48vw md:45vw lg:37vw xxl:34vw"
        priority={priority}
        className={`hop relative z-1 ${look}`}
      />
    </Link>
  );
}
