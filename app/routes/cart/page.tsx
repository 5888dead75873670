import { useEffect } from "react";
import { useAdoptedVisit } from "#app/browser/cart/use-adopted-visit.ts";
import { useCart } from "#app/browser/cart/use-cart.ts";
import { withdraw } from "#app/browser/toasts.ts";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { mostOf } from "#shared/stock.ts";
import type { Route } from "./+types/page.ts";
import { Contents } from "./contents.tsx";
import { readCartPage } from "./data.server.ts";
import { Empty } from "./empty.tsx";
import { HoldPlace } from "./hold-place.tsx";
import { Starters } from "./starters.tsx";
import { useCartState } from "./use-cart-state.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return readCartPage(context.get(contentKey), new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { words, products, starters, shelf, currency, visit, starting, isCarried } = loaderData;
  const kept = useCart(visit.cart);
  // A cart from the address is shown until it has been adopted.
  const cart = isCarried ? visit.cart : kept;
  const rules = { starting, most: mostOf(products) };
  const cartState = useCartState({ visit, cart, products, rules });
  useAdoptedVisit(isCarried, rules);
  useEffect(() => withdraw("cart"), []);
  useEffect(cartState.heal);
  const shared = { words, products, currency, cartState, isCarried };
  if (cartState.lines.length > 0) {
    return (
      <>
        {!isCarried && <HoldPlace />}
        <Bands>
          <Contents {...shared} shelf={shelf} />
        </Bands>
      </>
    );
  }
  return (
    <Bands>
      <Empty {...shared} />
      {starters.length > 0 && (
        <Starters words={words.empty} products={starters} currency={currency} isCarried={isCarried} />
      )}
    </Bands>
  );
}
