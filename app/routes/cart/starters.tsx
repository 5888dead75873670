import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Pages } from "#model/content.server.ts";
import { carrying } from "#shared/cart.ts";
import type { CartProduct } from "./use-cart-state.ts";

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
      <div className="wrap grid gap-x-gut gap-y-8 py-half cols-4-8">
        <h2 id="starters" className="text-h3">
          {words.suggest}
        </h2>
        <ul role="list" className="border-b-3">
          {products.map(({ id, title, line, price, offerPrice }) => (
            <li key={id} className="relative grid grid-cols-[1fr_auto] items-center gap-4 border-t-3 py-4">
              <Link
                to={carrying(`/single-shop/${id}`, isCarried ? "" : null)}
                className="cover group grid items-center gap-x-6 gap-y-1 no-underline lg:grid-cols-2"
              >
                <b className="display text-h4 decoration-3 group-hover:underline">{title}</b> <span>{line}</span>
              </Link>{" "}
              <Price now={offerPrice} was={price} currency={currency} className="items-baseline gap-3 lg:flex" />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
