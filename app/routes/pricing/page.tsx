import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { PlanStairs } from "./plan-stairs.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PriceDrivers } from "./price-drivers.tsx";
import { PriceQuestions } from "./price-questions.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { ProjectRanges } from "./project-ranges.tsx";

export function loader() {
  const { head, ...words } = content.pages.pricing;
  return { head, words, plans: content.plans, currency: content.site.currency };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PricingPage({ loaderData: { words, plans, currency } }: Route.ComponentProps) {
  return (
    <>
      <PlanStairs title={words.title} lead={words.lead} words={words.plans} plans={plans} symbol={currency.symbol} />
      <PlanTable words={words.table} plans={plans} symbol={currency.symbol} />
      <ProjectRanges words={words.work} currency={currency.symbol} />
      <PriceDrivers words={words.drivers} currency={currency.symbol} />
      <PriceTerms words={words.terms} />
      <PriceQuestions words={words.questions} />
    </>
  );
}
