import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { BeforeAfter } from "./before-after.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Capabilities } from "./capabilities.tsx";
import { CarePlans } from "./care-plans.tsx";
import { Contacts } from "./contacts.tsx";
import { EngagementModels } from "./engagement-models.tsx";
import { Hero } from "./hero.tsx";
import { Security } from "./security.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-4"];
  return {
    head: words.head,
    words,
    changes: changes(content, words.changes.cases),
    leads: words.leads.people.map(({ person, ask }) => ({ ...lead(content, person), ask })),
    plans: content.plans.map(({ plan, price, suits, response, bench }) => ({ plan, price, suits, response, bench })),
    currency: content.site.currency,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home4Page({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <Hero words={words.opening} />
      <EngagementModels words={words.models} />
      <Capabilities words={words.rack} />
      <Security words={words.answers} />
      <BeforeAfter words={words.changes} changes={loaderData.changes} />
      <Contacts words={words.leads} leads={loaderData.leads} />
      <CarePlans words={words.plans} plans={loaderData.plans} currency={loaderData.currency} />
      <CallToAction words={words.call} />
    </>
  );
}

export type Change = ReturnType<typeof changes>[number];
export type DeskLead = ReturnType<typeof lead> & { ask: string };
export type PlanLine = Route.ComponentProps["loaderData"]["plans"][number];

function changes(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, constraint, publisher, imgUrl, alt, obstacle, measures, method }) => {
        return { slug, title, constraint, publisher, imgUrl, alt, before: obstacle.figures, after: measures, method };
      }),
  );
}

function lead(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt, phone = content.site.phone } = person;
  return { slug, name, position, imgUrl, alt, phone };
}
