import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { BigCall } from "#app/sections/big-call.tsx";
import type { Route } from "./+types/page.ts";
import { Cases } from "./cases.tsx";
import { readHomePage } from "./data.server.ts";
import { Departments } from "./departments.tsx";
import { Figures } from "./figures.tsx";
import { Games } from "./games.tsx";
import { Hero } from "./hero.tsx";
import { Posts } from "./posts.tsx";
import { Prices } from "./prices.tsx";
import { Process } from "./process.tsx";
import { Quotes } from "./quotes.tsx";
import { Statement } from "./statement.tsx";
import { Team } from "./team.tsx";
import "./looks.css";

export function loader({ context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero slides={loaderData.slides} chooser={loaderData.chooser} harbour={loaderData.harbour} />
      <Statement {...loaderData.statement} />
      <Departments {...loaderData.services} departments={loaderData.departments} />
      {loaderData.games.lead && <Games {...loaderData.games} lead={loaderData.games.lead} />}
      {loaderData.counters.length > 0 && <Figures {...loaderData.about} counters={loaderData.counters} />}
      {loaderData.steps.length > 0 && <Process {...loaderData.process} steps={loaderData.steps} />}
      {loaderData.cases.picks.length > 0 && <Cases {...loaderData.cases} />}
      {loaderData.quotes.picks.length > 0 && <Quotes {...loaderData.quotes} />}
      {loaderData.team.picks.length > 0 && <Team {...loaderData.team} />}
      {loaderData.plans.entries.length > 0 && <Prices {...loaderData.plans} />}
      {loaderData.posts.entries.length > 0 && <Posts {...loaderData.posts} />}
      <BigCall {...loaderData.close} />
    </Bands>
  );
}
