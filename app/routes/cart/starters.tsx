import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Pages } from "#model/content.server.ts";
import { carrying } from "#shared/cart.ts";
import type { CartProduct } from "./use-cart-desk.ts";

interface StartersProps {
  words: Pages["cart"]["empty"];
  products: readonly CartProduct[];
  currency: string;
  isCarried: boolean;
}

/** A few products to begin with. */
export function Starters({ words, products, currency, isCarried }: StartersProps) {
  return (
    <Band name="starters" tone="paper-2" pad="none" labelledBy="starters">
      <div className="wrap grid gap-x-gut gap-y-8 py-half md:grid-cols-[4fr_8fr] md:py-24">
        <h2 id="starters" className="text-h3">
          {words.suggest}
        </h2>
        <ul role="list" className="border-b-3">
          {products.map(({ id, title, line, price, offerPrice }) => (
            <li
              key={id}
              className="relative grid grid-cols-[1fr_auto] items-center gap-4 border-t-3 py-5 lg:grid-cols-[1fr_12rem]"
            >
              <Link
                to={carrying(`/single-shop/${id}`, isCarried ? "" : null)}
                className="group grid items-center gap-x-6 gap-y-1 no-underline after:absolute after:inset-0 lg:grid-cols-[4fr_5fr]"
              >
                <b className="display text-h4 decoration-3 group-hover:underline">{title}</b> <span>{line}</span>
              </Link>{" "}
              <Price
                now={offerPrice}
                was={price}
                currency={currency}
                className="items-baseline gap-3 [--price-size:1.5rem] lg:flex"
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
