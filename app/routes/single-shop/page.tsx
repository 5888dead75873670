import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { Shelf } from "#app/sections/shelf.tsx";
import { content } from "#model/content.server.ts";
import { formatPrice } from "#shared/money.ts";
import type { Route } from "./+types/page.ts";
import { ProductBench } from "./product-bench.tsx";
import { ProductSize } from "./product-size.tsx";

export function loader({ params, request }: Route.LoaderArgs) {
  const product = content.products.find(({ id }) => String(id) === params.id);
  if (!product) throw data(null, { status: 404 });
  const { head, ...words } = content.pages["single-shop"];
  const currency = content.site.currency.code;
  const related = product.related.flatMap((slug) => content.products.filter((other) => other.slug === slug));
  return {
    head: {
      title: head.title.replace("{title}", product.title),
      description: head.description
        .replace("{title}", product.title)
        .replace("{price}", formatPrice(product.offerPrice, currency))
        .replace("{line}", product.line),
    },
    words,
    product,
    shelf: content.pages.shop.shelf,
    related: related.map(({ id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout }) => ({
      ...{ id, title, line, price, offerPrice, isSell, imgUrl, alt, isCutout },
      crew: [],
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
