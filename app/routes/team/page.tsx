import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { disciplines } from "#model/people.server.ts";
import type { Route } from "./+types/page.ts";
import { BuildErrorPost } from "./build-error-post.tsx";
import { CrewForming } from "./crew-forming.tsx";
import { PegCrowd } from "./peg-crowd.tsx";
import { ServiceArches } from "./service-arches.tsx";
import { TradeRows } from "./trade-rows.tsx";

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
      <PegCrowd title={words.crowd.title} lead={words.crowd.lead} pegs={crowd} />
      <CrewForming title={words.forming.title} stages={stages} />
      <TradeRows words={words.trades} disciplines={disciplines} chosen={chosen} rows={rows} />
      <ServiceArches words={words.leads} leads={leads} />
      <BuildErrorPost words={words.join} />
    </>
  );
}
