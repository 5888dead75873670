import { data } from "react-router";
import { cartStore } from "#app/browser/cart/cart-store.ts";
import { useSentNews } from "#app/browser/forms/use-sent-news.ts";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders, privateHeaders } from "#app/request/private-headers.ts";
import { receivingOf } from "#app/request/receiving.server.ts";
import type { Route } from "./+types/page.ts";
import { readOrderPage } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { NextSteps } from "./next-steps.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = new URL(request.url).searchParams;
  const receiving = receivingOf(context);
  const stored = await receiving.findOrder(params.reference, query.get("k") ?? "");
  if (!stored) throw data(null, { status: 404 });
  return data(readOrderPage(content, stored), { headers: privateHeaders });
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

/** Removes the ordered products from the cart. */
function forget(ordered: readonly number[]): void {
  cartStore().write(
    cartStore()
      .read()
      .filter(({ id }) => !ordered.includes(id)),
  );
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  useSentNews("checkout", loaderData.toast, () => forget(loaderData.ordered));
  return (
    <Bands>
      <Hero order={loaderData} />
      <NextSteps next={loaderData.next} slip={loaderData.slip} keepLooking={loaderData.keepLooking} />
    </Bands>
  );
}
