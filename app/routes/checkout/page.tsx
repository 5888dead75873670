import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useAdoptedVisit } from "#app/browser/cart/use-adopted-visit.ts";
import { useCart } from "#app/browser/cart/use-cart.ts";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { named } from "#app/request/middleware.ts";
import { ownHeaders } from "#app/request/private-headers.ts";
import { fieldsOf, receivingOf, sendingOf, showAgain } from "#app/request/receiving.server.ts";
import { checkOrder, priceOrder } from "#shared/order.ts";
import { mostOf, orderable, withinShelf } from "#shared/stock.ts";
import type { Route } from "./+types/page.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { readCheckoutPage } from "./data.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = await receivingOf(context).issueFormToken("checkout");
  return readCheckoutPage(context.get(contentKey), new URL(request.url).searchParams, token);
}

export async function action({ request, context }: Route.ActionArgs) {
  const content = context.get(contentKey);
  const form = await fieldsOf(request);
  const countries = content.pages.checkout.where.countries.map(({ code }) => code);
  const { order: values, problems } = checkOrder(form, { products: content.products, countries });
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  if (Object.keys(problems).length > 0) return showAgain("checkout", { values, problems }, sending, receiving);
  const order = priceOrder(values, content.products, content.site.currency.code);
  const outcome = await receiving.receiveOrder(order, sending);
  if (outcome.kind !== "received") return showAgain("checkout", { values, problems }, sending, receiving, outcome);
  throw redirect(`/order/${outcome.reference}?${new URLSearchParams({ k: outcome.key })}`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const care = await import("./order-behaviour.ts").catch(() => undefined);
  return care ? care.sendOrder({ request, serverAction }) : serverAction();
}

/** A refused total means that the page's prices are out of date. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return Boolean(actionResult?.problems?.total) || defaultShouldRevalidate;
}

export const headers = ownHeaders;

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isCarried, head, visit, starting, ...rest } = loaderData;
  const rules = { starting, most: mostOf(rest.products) };
  const served = actionData?.values.cart ?? visit.cart;
  const kept = useCart(served);
  // A cart from the address is shown until it has been adopted.
  const shown = isCarried ? served : kept;
  const { cart: held, lowered } = withinShelf(shown, rules);
  const cart = orderable(held, rules.most);
  useAdoptedVisit(isCarried, rules);
  return (
    <Bands>
      <CheckoutForm
        {...rest}
        cart={cart}
        left={held.filter((line) => !cart.includes(line))}
        lowered={shown === visit.cart ? visit.lowered : lowered}
        isCarried={isCarried}
        response={actionData}
      />
    </Bands>
  );
}
