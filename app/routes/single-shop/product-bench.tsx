import type { ComponentProps } from "react";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Price } from "#app/ui/price.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { Product } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import type { ShelfWords } from "#model/shelf-words.server.ts";
import { formatPrice } from "#shared/money.ts";
import { BuyForm } from "./buy-form.tsx";
import { PictureWall } from "./picture-wall.tsx";
import "#app/ui/accordion.css";
import "./product-bench.css";

type Words = Omit<Pages["single-shop"], "head">;

interface ProductBenchProps {
  words: Words;
  quantityProblem: Pages["cart"]["quantityProblem"];
  shelf: ShelfWords;
  product: Product;
  frames: ComponentProps<typeof PictureWall>["frames"];
  currency: string;
  items: string | null;
}

/** The product: pictures at the left, everything that one decides by at the right. */
export function ProductBench(props: ProductBenchProps) {
  const { words, quantityProblem, shelf, product, frames, currency, items } = props;
  const { title, description, price, offerPrice } = product;
  const saved = price - offerPrice;
  return (
    <Band name="product-bench" pad="none" labelledBy="product">
      <PictureWall product={product} frames={frames} label={words.gallery} sale={shelf.sale} />
      <div className="facts">
        <Trail label={words.crumb.label} stops={[{ label: words.crumb.shop, url: "/shop" }]} here={title} />
        <h1 id="product">{title}</h1>
        <p className="lead">{description}</p>
        <div className="cost">
          <Price now={offerPrice} was={price} currency={currency} />
          <p>
            {words.saving
              .replace("{amount}", formatPrice(saved, currency))
              .replace("{percent}", String(Math.round((saved / price) * 100)))}
          </p>
        </div>
        <BuyForm words={words.buy} wrong={quantityProblem} notices={shelf} product={product} items={items} />
        <Folds words={words.folds} product={product} />
        <Notice icon="hand">
          <Prose text={words.notice} />
        </Notice>
      </div>
    </Band>
  );
}

function Folds({ words, product }: { words: Words["folds"]; product: Product }) {
  return (
    <div className="accordion">
      <details open name="product">
        <FoldHead title={words.details} />
        <ul>
          {product.details.map((detail) => (
            <li key={detail}>
              <Icon name="check" />
              {detail}
            </li>
          ))}
        </ul>
      </details>
      <details name="product">
        <FoldHead title={words.care} />
        <p>{product.care}</p>
      </details>
      <details name="product">
        <FoldHead title={words.delivery} />
        <p>{product.delivery}</p>
      </details>
    </div>
  );
}

function FoldHead({ title }: { title: string }) {
  return (
    <summary>
      {title}
      <Icon name="plus" />
    </summary>
  );
}
