import { useEffect } from "react";
import { useAdoptedVisit } from "#app/browser/use-adopted-visit.ts";
import { useCart } from "#app/browser/use-cart.ts";
import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import { readVisit, startingCart } from "#shared/cart.ts";
import type { Route } from "./+types/page.ts";
import { CartBench } from "./cart-bench.tsx";
import { CartEmpty } from "./cart-empty.tsx";
import { CartStarters } from "./cart-starters.tsx";
import { useCartDesk } from "./use-cart-desk.ts";

const cartKeys = ["items", "add", "change", "remove"];

export function loader({ request }: Route.LoaderArgs) {
  const { head, ...words } = content.pages.cart;
  const query = new URL(request.url).searchParams;
  const products = content.products.map(({ id, slug, title, line, price, offerPrice, imgUrl, isCutout }) => ({
    id,
    slug,
    title,
    line,
    price,
    offerPrice,
    imgUrl,
    isCutout,
  }));
  return {
    head,
    words,
    products,
    shelf: content.pages.shop.shelf,
    currency: content.site.currency.symbol,
    visit: readVisit(query, startingCart, (id) => products.some((product) => product.id === id)),
    isCarried: cartKeys.some((key) => query.has(key)),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { words, products, shelf, currency, visit, isCarried } = loaderData;
  const cart = useCart(visit.cart);
  const desk = useCartDesk(visit, cart, products);
  useAdoptedVisit(isCarried);
  useEffect(desk.heal);
  const shared = { words, products, currency, desk, isCarried };
  if (desk.lines.length > 0) return <CartBench {...shared} shelf={shelf} />;
  return (
    <>
      <CartEmpty {...shared} />
      <CartStarters words={words.empty} products={products} currency={currency} isCarried={isCarried} />
    </>
  );
}
