import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { carrying } from "#shared/cart.ts";
import type { CartProduct } from "./use-cart-desk.ts";
import "./cart-starters.css";

interface CartStartersProps {
  words: Pages["cart"]["empty"];
  products: readonly CartProduct[];
  currency: string;
  isCarried: boolean;
}

/** A few things to begin with. */
export function CartStarters({ words, products, currency, isCarried }: CartStartersProps) {
  const starters = words.products.flatMap((name) => products.filter(({ slug }) => slug === name));
  return (
    <Band name="cart-starters" tone="paper-2" pad="none" labelledBy="starters">
      <div className="wrap">
        <h2 id="starters">{words.suggest}</h2>
        <ul>
          {starters.map(({ id, title, line, price, offerPrice }) => (
            <li key={id}>
              <Link to={carrying(`/single-shop/${id}`, isCarried ? "" : null)}>
                <b>{title}</b> <span>{line}</span>
              </Link>{" "}
              <Price now={offerPrice} was={price} currency={currency} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
