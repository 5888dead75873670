import { KitBand } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CaseTable } from "./case-table.tsx";
import { readPortfolioGridPage } from "./data.server.ts";
import { EffortChart } from "./effort-chart.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readPortfolioGridPage(context.get(contentKey), new URL(request.url));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioGridPage({ loaderData }: Route.ComponentProps) {
  const { words, next, views, query, table, filtered, csv, chart, marks, method } = loaderData;
  return (
    <Bands next={next}>
      <CaseTable words={words} views={views} query={query} csv={csv} table={table} filtered={filtered} />
      <EffortChart words={chart} marks={marks} />
      <KitBand band={method} />
    </Bands>
  );
}
