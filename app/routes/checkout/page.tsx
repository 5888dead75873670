import { data } from "react-router";
import { useAdoptedVisit } from "#app/browser/use-adopted-visit.ts";
import { useCart } from "#app/browser/use-cart.ts";
import { pageHead } from "#app/frame/page-head.ts";
import { named } from "#app/middleware.ts";
import { content } from "#model/content.server.ts";
import { readVisit, startingCart } from "#shared/cart.ts";
import { orderProblems, readOrder } from "#shared/order.ts";
import type { Route } from "./+types/page.ts";
import { CheckoutDesk } from "./checkout-desk.tsx";

const isProduct = (id: number) => content.products.some((product) => product.id === id);

export function loader({ request }: Route.LoaderArgs) {
  const { head, ...words } = content.pages.checkout;
  const { cart, contact } = content.pages;
  const { site } = content;
  const query = new URL(request.url).searchParams;
  return {
    head,
    words: { ...words, problems: { ...words.problems, email: contact.problems.email } },
    stages: cart.stages,
    receipt: cart.receipt,
    products: content.products.map(({ id, title, price, offerPrice }) => ({ id, title, price, offerPrice })),
    currency: site.currency.code,
    ways: { mail: site.emails.hello, phone: site.phone },
    keepYears: Math.round(site.retention.ordersDays / 365),
    cart: readVisit(query, startingCart, isProduct).cart,
    isCarried: query.has("items"),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const order = readOrder(await request.formData(), isProduct);
  const problems = orderProblems(
    order,
    content.pages.checkout.where.countries.map(({ code }) => code),
  );
  const isSound = Object.keys(problems).length === 0;
  return data({ order, problems, stamp: Date.now() }, { status: isSound ? 503 : 422 });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export const middleware = [named("no-store")];

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isCarried, head, cart: carried, ...rest } = loaderData;
  const stored = useCart(actionData?.order.cart ?? carried);
  const cart = stored.filter(({ id }) => rest.products.some((product) => product.id === id));
  useAdoptedVisit(isCarried);
  return <CheckoutDesk {...rest} cart={cart} isCarried={isCarried} answer={actionData} />;
}
