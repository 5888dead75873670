import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { preparePlans, preparePriceScale } from "./data.server.ts";
import { Plans } from "./plans.tsx";
import { PriceScale } from "./price-scale.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages.pricing, { plans: preparePlans, "price-scale": preparePriceScale });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ plans: Plans, "price-scale": PriceScale }} />;
}
