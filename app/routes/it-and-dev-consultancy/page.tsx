import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { CallSlots } from "./call-slots.tsx";
import { DeliveryGauges } from "./delivery-gauges.tsx";
import { HireModels } from "./hire-models.tsx";
import { LedgeLeads } from "./ledge-leads.tsx";
import { PricedJobs } from "./priced-jobs.tsx";
import { ProblemSpine } from "./problem-spine.tsx";
import { SecurityAudit } from "./security-audit.tsx";
import { SwapCases } from "./swap-cases.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["it-and-dev-consultancy"];
  const people = words.leads.items.flatMap(({ person, line }) =>
    content.people
      .filter(({ slug }) => slug === person)
      .map(({ slug, name, position, imgUrl }) => ({ slug, name, position, imgUrl, line })),
  );
  const cases = caseBriefs(
    content.cases,
    words.swaps.items.map((item) => item.case),
  );
  return { head: words.head, words, cases, people };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ItAndDevConsultancyPage({ loaderData: { words, cases, people } }: Route.ComponentProps) {
  return (
    <>
      <ProblemSpine words={words.spine} jobs={words.jobs.items} />
      <PricedJobs words={words.jobs} />
      <HireModels words={words.models} />
      <SecurityAudit words={words.audit} />
      <DeliveryGauges words={words.gauges} />
      <SwapCases words={words.swaps} cases={cases} />
      <LedgeLeads title={words.leads.title} people={people} />
      <CallSlots words={words.slots} />
    </>
  );
}
