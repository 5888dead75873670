import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { BeforeAfter } from "./before-after.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Capabilities } from "./capabilities.tsx";
import { CarePlans } from "./care-plans.tsx";
import { Contacts } from "./contacts.tsx";
import { changesOf, leadsOf, plansOf } from "./data.server.ts";
import { EngagementModels } from "./engagement-models.tsx";
import { Hero } from "./hero.tsx";
import { Security } from "./security.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-4"];
  return {
    head: words.head,
    words,
    changes: changesOf(content, words.changes.cases),
    leads: leadsOf(content),
    plans: plansOf(content),
    currency: content.site.currency,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home4Page({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <Bands>
      <Hero words={words.opening} />
      {loaderData.changes.length > 0 && <BeforeAfter words={words.changes} changes={loaderData.changes} />}
      <Capabilities words={words.rack} />
      <EngagementModels words={words.models} />
      {loaderData.leads.length > 0 && <Contacts words={words.leads} leads={loaderData.leads} />}
      <Security words={words.answers} />
      {loaderData.plans.length > 0 && (
        <CarePlans words={words.plans} plans={loaderData.plans} currency={loaderData.currency} />
      )}
      <CallToAction words={words.call} />
    </Bands>
  );
}
