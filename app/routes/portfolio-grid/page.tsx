import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CaseTable } from "./case-table.tsx";
import { readPortfolioGridPage } from "./data.server.ts";
import { EffortChart } from "./effort-chart.tsx";
import { Hero } from "./hero.tsx";
import { Method } from "./method.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readPortfolioGridPage(context.get(contentKey), new URL(request.url));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioGridPage({ loaderData }: Route.ComponentProps) {
  const { words, next, views, query, table, filtered, csv, chart, marks } = loaderData;
  return (
    <Bands next={next}>
      <Hero words={words} views={views} query={query} csv={csv} />
      <CaseTable words={words} table={table} filtered={filtered} />
      <EffortChart words={chart} marks={marks} />
      <Method words={words.how} />
    </Bands>
  );
}
