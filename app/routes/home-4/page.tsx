import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { BothEnds } from "./both-ends.tsx";
import { CallMinutes } from "./call-minutes.tsx";
import { DeskLeads } from "./desk-leads.tsx";
import { FlatLine } from "./flat-line.tsx";
import { PlanLengths } from "./plan-lengths.tsx";
import { RackUnits } from "./rack-units.tsx";
import { SupplierAnswers } from "./supplier-answers.tsx";
import { WaysIn } from "./ways-in.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-4"];
  return {
    head: words.head,
    words,
    changes: changes(content, words.changes.cases),
    leads: words.leads.people.map(({ person, ask }) => ({ ...lead(content, person), ask })),
    plans: content.plans.map(({ plan, price, suits, response, bench }) => ({ plan, price, suits, response, bench })),
    currency: content.site.currency.symbol,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home4Page({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <FlatLine words={words.opening} />
      <WaysIn words={words.models} />
      <RackUnits words={words.rack} />
      <SupplierAnswers words={words.answers} />
      <BothEnds words={words.changes} changes={loaderData.changes} />
      <DeskLeads words={words.leads} leads={loaderData.leads} />
      <PlanLengths words={words.plans} plans={loaderData.plans} currency={loaderData.currency} />
      <CallMinutes words={words.call} />
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
