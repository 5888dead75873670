import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { CapacityBoard } from "#app/sections/capacity-board.tsx";
import type { Route } from "./+types/page.ts";
import { CrewStages } from "./crew-stages.tsx";
import { readTeamPage } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { OpenPosts } from "./open-posts.tsx";
import { People } from "./people.tsx";
import { ServiceLeads } from "./service-leads.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readTeamPage(context.get(contentKey), new URL(request.url).searchParams.get("discipline"));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { words, chosen, disciplines, crowd, stages, rows, leads } = loaderData;
  return (
    <Bands>
      <Hero title={words.crowd.title} lead={words.crowd.lead} figures={crowd} hasOthers={loaderData.hasOthers} />
      <CrewStages title={words.forming.title} stages={stages} />
      {loaderData.capacity && <CapacityBoard {...loaderData.capacity} />}
      <People words={words.trades} disciplines={disciplines} chosen={chosen} rows={rows} />
      {leads.length > 0 && <ServiceLeads words={words.leads} leads={leads} />}
      <OpenPosts words={words.join} />
    </Bands>
  );
}
