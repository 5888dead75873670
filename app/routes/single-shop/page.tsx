import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { Shelf } from "#app/sections/shelf.tsx";
import { content } from "#model/content.server.ts";
import { productHead } from "#model/page-heads.server.ts";
import type { Route } from "./+types/page.ts";
import { ProductBench } from "./product-bench.tsx";
import { ProductSize } from "./product-size.tsx";

export function loader({ params, request }: Route.LoaderArgs) {
  const product = content.products.find(({ id }) => String(id) === params.id);
  if (!product) throw data(null, { status: 404 });
  const { head: _, ...words } = content.pages["single-shop"];
  const currency = content.site.currency.symbol;
  const related = product.related.flatMap((slug) => content.products.filter((other) => other.slug === slug));
  return {
    head: productHead(product),
    words,
    product,
    shelf: content.pages.shop.shelf,
    related: related.map(({ id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout }) => ({
      ...{ id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout },
    })),
    currency,
    items: new URL(request.url).searchParams.get("items"),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SingleShopPage({ loaderData }: Route.ComponentProps) {
  const { words, product, shelf, related, currency, items } = loaderData;
  return (
    <>
      <ProductBench key={product.id} words={words} shelf={shelf} product={product} currency={currency} items={items} />
      <ProductSize words={words.drawing} product={product} />
      <Shelf
        id="also"
        title={words.also.title}
        more={words.also.more}
        tone="pitch"
        products={related}
        words={shelf}
        currency={currency}
        items={items}
      />
    </>
  );
}
