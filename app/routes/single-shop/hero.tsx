import type { ComponentProps } from "react";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Price } from "#app/ui/price.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Product } from "#model/shop/catalogue.server.ts";
import type { ShelfWords } from "#model/shop/shelf-words.server.ts";
import { formatPrice } from "#shared/money.ts";
import { BuyForm } from "./buy-form.tsx";
import { Gallery } from "./gallery.tsx";

type Words = Omit<Pages["single-shop"], "head">;

interface HeroProps {
  words: Words;
  quantityProblem: Pages["cart"]["quantityProblem"];
  shelf: ShelfWords;
  product: Product;
  frames: ComponentProps<typeof Gallery>["frames"];
  currency: string;
  items: string | null;
}

/** The product: pictures on the left, everything needed to decide on the right. */
export function Hero(props: HeroProps) {
  const { words, quantityProblem, shelf, product, frames, currency, items } = props;
  const { title, description, price, offerPrice } = product;
  const saved = price - offerPrice;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="product" className="lg:grid lg:cols-7-5">
      <Gallery product={product} frames={frames} label={words.gallery} sale={shelf.sale} />
      <div className="px-edge pt-6 pb-half">
        <Trail label={words.crumb.label} stops={[{ label: words.crumb.shop, url: "/shop" }]} here={title} />
        <h1 id="product" className="mt-5 mb-4 text-h2 tracking-tight">
          {title}
        </h1>
        <p className="lead">{description}</p>
        <div className="mt-6 mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
          <Price
            now={offerPrice}
            was={price}
            currency={currency}
            className="flex items-end gap-3 [--price-size:var(--text-h2)]"
          />
          <p className="m-0 max-w-name leading-tight font-bold">
            {words.saving
              .replace("{amount}", formatPrice(saved, currency))
              .replace("{percent}", String(Math.round((saved / price) * 100)))}
          </p>
        </div>
        <BuyForm
          words={words.buy}
          wrong={quantityProblem}
          notices={shelf}
          product={product}
          items={items}
          others={words.also.more}
        />
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
    <div className="mb-6">
      <Fold open name="product" title={words.details}>
        <ul role="list" className="pb-4">
          {product.details.map((detail) => (
            <li key={detail} className="flex items-baseline gap-3 py-1 leading-snug">
              <Icon name="check" />
              {detail}
            </li>
          ))}
        </ul>
      </Fold>
      <Fold name="product" title={words.care}>
        <p className="m-0 pb-4">{product.care}</p>
      </Fold>
      <Fold name="product" title={words.delivery}>
        <p className="m-0 pb-4">{product.delivery}</p>
      </Fold>
    </div>
  );
}
