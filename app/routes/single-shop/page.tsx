import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { Shelf } from "#app/sections/shelf.tsx";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";
import { productHead } from "#model/pages/page-heads.server.ts";
import { carriedItems } from "#model/shop/cart-rules.server.ts";
import { isOnSale, onShelf } from "#model/shop/shelf-products.server.ts";
import { shelfWords } from "#model/shop/shelf-words.server.ts";
import type { Route } from "./+types/page.ts";
import { Hero } from "./hero.tsx";
import { Measures } from "./measures.tsx";

export function loader({ params, request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const product = content.products.find(({ id }) => String(id) === params.id);
  if (!product) throw data(null, { status: 404 });
  const { head: _, ...words } = content.pages["single-shop"];
  const currency = content.site.currency.symbol;
  const others = content.products.filter((other) => other !== product);
  const following = content.products[content.products.indexOf(product) + 1] ?? content.products[0];
  return {
    head: productHead(content, product),
    next: following && findNextPage(content, { url: `/single-shop/${following.id}` }),
    words,
    product: { ...product, isSell: isOnSale(content, product) },
    frames: lightboxFrames(
      [product, ...product.gallery].map(({ imgUrl, alt }) => ({ title: alt, imgUrl, alt })),
      content.pages["portfolio-masonry"].viewer,
      words.pictures.open,
    ),
    shelf: shelfWords(content),
    quantityProblem: content.pages.cart.quantityProblem,
    related: chosenEntries(others, product.related, 4).map((other) => onShelf(content, other)),
    currency,
    carriedItems: carriedItems(content, new URL(request.url).searchParams),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SingleShopPage({ loaderData }: Route.ComponentProps) {
  const { words, next, quantityProblem, product, frames, shelf, related, currency, carriedItems: items } = loaderData;
  return (
    <Bands next={next}>
      <Hero
        key={product.id}
        words={words}
        quantityProblem={quantityProblem}
        shelf={shelf}
        product={product}
        frames={frames}
        currency={currency}
        items={items}
      />
      <Measures words={words.drawing} product={product} />
      {related.length > 0 && (
        <Shelf
          name="also"
          rows={[{ title: words.also.title, tone: "pitch", products: related }]}
          more={words.also.more}
          words={shelf}
          currency={currency}
          items={items}
        />
      )}
      <Lightbox key={`pictures-${product.id}`} words={words.pictures} frames={frames} />
    </Bands>
  );
}
