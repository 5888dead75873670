import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareHero, prepareLeads, preparePeople } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { People } from "./people.tsx";
import { ServiceLeads } from "./service-leads.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages.team, {
    hero: prepareHero,
    people: preparePeople(new URL(request.url).searchParams.get("discipline")),
    "service-leads": prepareLeads,
  });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, people: People, "service-leads": ServiceLeads }} />;
}
