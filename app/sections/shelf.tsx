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
  const place = `group relative z-1 flex min-w-0 flex-col max-lg:last:odd:col-span-full ${more ? "max-lg:nth-3:hidden lg:first:col-start-2" : ""}`;
  return (
    <Band name={name} id={name} pad="none" labelledBy={`${name}-heading`}>
      <form action={cartAction} method="get" onSubmit={take}>
        {items !== null && <input type="hidden" name="items" value={items} />}
        {rows.map(({ title, tone, products: shown }, row) => (
          <div
            key={tone}
            className={`shelf-wall relative overflow-x-clip [--rise:236px] md:[--rise:360px] ${walls[tone].rise}`}
            data-department={tone}
          >
            <div
              className={
                more ? `${sign} ${tone === "pitch" ? "text-paper [--focus-ring:var(--color-mari)]" : ""}` : "vh"
              }
            >
              <h2 id={row === 0 ? `${name}-heading` : undefined} className="max-w-[4em]">
                {title}
              </h2>
              {more && (
                <ArrowLink
                  to={carrying(more.url, items)}
                  className="lg:absolute lg:top-[calc(var(--rise)+4.2rem)] lg:text-ink"
                >
                  {more.label}
                </ArrowLink>
              )}
            </div>
            <ul
              role="list"
              className={`wrap relative grid grid-cols-2 gap-x-gut max-lg:gap-x-0 max-lg:px-0 ${more ? "lg:grid-cols-[1.1fr_1.25fr_1.1fr_0.9fr]" : shown.length === 4 ? walls[tone].four : "lg:grid-cols-4"}`}
            >
              {shown.map((product, index) => (
                <li key={product.id} className={place}>
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

/** Each wall's height, and how four products share its plank. */
const walls: Record<Department, { rise: string; four: string }> = {
  tang: { rise: "lg:[--rise:440px]", four: "lg:grid-cols-4" },
  mari: { rise: "lg:[--rise:440px]", four: "lg:grid-cols-[1.2fr_1.35fr_1.1fr_1.15fr]" },
  pitch: { rise: "lg:[--rise:460px]", four: "lg:grid-cols-4" },
  orch: {
    rise: "lg:[--rise:400px]",
    four: "lg:grid-cols-[1.35fr_1.15fr_1.1fr_1fr] xl:grid-cols-[1.5fr_1.2fr_1.1fr_0.8fr]",
  },
};

const signWide = "lg:pointer-events-none lg:absolute lg:inset-x-0 lg:z-2 lg:bg-transparent lg:pt-11";
const sign = `wrap flex flex-col items-start gap-5 bg-(--c) pt-8 pb-6 max-lg:max-w-none lg:*:pointer-events-auto ${signWide}`;

const standWide = "lg:h-[calc(var(--rise)+8px)] lg:border-0 lg:bg-transparent lg:shadow-none";
const plank = "border-b-18 border-paper-3 shadow-[0_10px_0_var(--plank)]";
const stand = `group/stand relative flex h-(--rise) items-end justify-center bg-(--c) no-underline focus-visible:-outline-offset-6 ${standWide} ${plank}`;

/** How an object stands: it may overflow its place, and a poster leans. */
const objects = {
  tall: "-mx-7.5 w-49 md:-mx-10 md:w-75 lg:mx-[-17%] lg:w-[134%] lg:max-w-115",
  wide: "-mx-7.5 w-49 md:-mx-10 md:w-75 lg:mx-[-16%] lg:w-[132%] lg:max-w-130",
  poster:
    "mb-0.5 aspect-4/5 w-29.5 -rotate-[2.5deg] overflow-hidden rounded-sm border-7 border-white shadow-pop md:w-57.5 md:border-12 lg:w-[88%] lg:max-w-72.5",
};

function Stand({ product, items, priority }: { product: ShelfProduct; items: string | null; priority: boolean }) {
  const { imgUrl, alt, isCutout, isHigh } = product;
  const shape = !isCutout ? "poster" : imgUrl.width > imgUrl.height ? "wide" : "tall";
  const foot = shape === "poster" ? "" : isHigh ? "mb-[-32%]" : "mb-[-7%] lg:mb-[-9%]";
  return (
    <Link className={stand} to={carrying(`/single-shop/${product.id}`, items)}>
      <span
        className={`block flex-none origin-bottom spring-slow group-hover/stand:-translate-y-3 ${objects[shape]} ${foot}`}
      >
        <Picture
          image={imgUrl}
          alt={alt}
          sizes="48vw md:45vw lg:37vw xxl:34vw"
          priority={priority}
          className={isCutout ? "w-full" : "size-full object-cover"}
        />
      </span>
    </Link>
  );
}
