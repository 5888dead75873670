import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { disciplines } from "#model/people/people.server.ts";
import type { Route } from "./+types/page.ts";
import { CrewStages } from "./crew-stages.tsx";
import { Hero } from "./hero.tsx";
import { OpenPosts } from "./open-posts.tsx";
import { People } from "./people.tsx";
import { ServiceLeads } from "./service-leads.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.team;
  const { people, services } = content;
  const asked = new URL(request.url).searchParams.get("discipline");
  const chosen = disciplines.find((discipline) => discipline === asked) ?? "";
  const pegOf = (slug: string) => people.flatMap((person) => (person.slug === slug ? [person.imgUrl] : []));
  const rows = disciplines.map((discipline) => ({
    discipline,
    people: people
      .filter((person) => person.discipline === discipline)
      .map(({ slug, name, position, city, imgUrl, bench }) => ({ slug, name, position, city, imgUrl, bench })),
  }));
  return {
    head,
    words,
    chosen,
    disciplines: rows.map(({ discipline }) => discipline),
    crowd: words.crowd.pegs.flatMap(pegOf),
    stages: words.forming.stages.map(({ pegs, ...stage }) => ({ ...stage, pegs: pegs.flatMap(pegOf) })),
    rows: rows.filter(({ discipline }) => chosen === "" || discipline === chosen),
    leads: services.flatMap(({ slug: service, title, url }) =>
      people
        .filter((person) => person.leads === service)
        .map(({ slug, name, phone, imgUrl, bench }) => ({ slug, name, phone, imgUrl, bench, title, url })),
    ),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { words, chosen, disciplines, crowd, stages, rows, leads } = loaderData;
  return (
    <>
      <Hero title={words.crowd.title} lead={words.crowd.lead} pegs={crowd} />
      <CrewStages title={words.forming.title} stages={stages} />
      <People words={words.trades} disciplines={disciplines} chosen={chosen} rows={rows} />
      <ServiceLeads words={words.leads} leads={leads} />
      <OpenPosts words={words.join} />
    </>
  );
}
