import { useEffect } from "react";
import { useAdoptedVisit } from "#app/browser/cart/use-adopted-visit.ts";
import { useCart, useIsNewCart } from "#app/browser/cart/use-cart.ts";
import { withdraw } from "#app/browser/toasts.ts";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { cartRules, startingCart } from "#model/shop/cart-rules.server.ts";
import { shelfWords } from "#model/shop/shelf-words.server.ts";
import { writeItems } from "#shared/cart.ts";
import { readVisit } from "#shared/cart-visit.ts";
import { mostOf } from "#shared/stock.ts";
import type { Route } from "./+types/page.ts";
import { Contents } from "./contents.tsx";
import { Empty } from "./empty.tsx";
import { HoldPlace } from "./hold-place.tsx";
import { Starters } from "./starters.tsx";
import { useCartDesk } from "./use-cart-desk.ts";

const cartKeys = ["items", "add", "change", "remove", "quantity"];

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.cart;
  const query = new URL(request.url).searchParams;
  const products = content.products.map(({ id, slug, title, line, price, offerPrice, imgUrl, isCutout, stock }) => ({
    id,
    slug,
    title,
    line,
    price,
    offerPrice,
    imgUrl,
    isCutout,
    stock,
  }));
  const visit = readVisit(query, cartRules(content));
  const isCarried = cartKeys.some((key) => query.has(key));
  return {
    head,
    words,
    products,
    shelf: shelfWords(content),
    currency: content.site.currency.symbol,
    visit,
    starting: startingCart(content),
    isCarried,
    carriedItems: isCarried ? writeItems(visit.cart) : null,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { words, products, shelf, currency, visit, starting, isCarried } = loaderData;
  const kept = useCart(visit.cart);
  // What came in the address is shown until it is the kept one.
  const cart = isCarried ? visit.cart : kept;
  const isNew = useIsNewCart(!isCarried);
  const rules = { starting, most: mostOf(products) };
  const desk = useCartDesk({ visit, cart, isNew, products, rules });
  useAdoptedVisit(isCarried, rules);
  useEffect(() => withdraw("cart"), []);
  useEffect(desk.heal);
  const shared = { words, products, currency, desk, isCarried };
  if (desk.lines.length > 0) {
    return (
      <>
        {!isCarried && <HoldPlace />}
        <Contents {...shared} shelf={shelf} />
      </>
    );
  }
  return (
    <>
      <Empty {...shared} />
      <Starters words={words.empty} products={products} currency={currency} isCarried={isCarried} />
    </>
  );
}
