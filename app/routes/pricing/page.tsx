import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";
import { PriceFactors } from "./price-factors.tsx";
import { PriceRanges } from "./price-ranges.tsx";
import { Questions } from "./questions.tsx";
import { Terms } from "./terms.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.pricing;
  return { head, words, plans: content.plans, currency: content.site.currency };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PricingPage({ loaderData: { words, plans, currency } }: Route.ComponentProps) {
  return (
    <Bands>
      <Plans title={words.title} lead={words.lead} words={words.plans} plans={plans} currency={currency} />
      {plans.length > 1 && <Comparison words={words.table} plans={plans} currency={currency} />}
      <PriceRanges words={words.work} currency={currency} />
      <PriceFactors words={words.drivers} currency={currency} />
      <Terms words={words.terms} />
      <Questions words={words.questions} />
    </Bands>
  );
}
