import { KitBand } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Comparison } from "./comparison.tsx";
import { readPortfolioPage } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Outcomes } from "./outcomes.tsx";
import { TrayContext, useTicked } from "./tray.ts";
import { TrayBar } from "./tray-bar.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readPortfolioPage(context.get(contentKey), new URL(request.url));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { words, next, query, filter, jobs, compared, call } = loaderData;
  const tray = useTicked(compared.ticked);
  return (
    <TrayContext value={tray}>
      <Bands next={next}>
        <Hero words={words} folders={jobs} query={query} filter={filter} />
        {filter.found > 0 && <Outcomes words={words} jobs={jobs} />}
        <TrayBar words={words.compare} titles={compared.titles} filter={filter.chosen} />
        <Comparison
          words={words.compare}
          compared={compared}
          filter={filter.chosen}
          shown={jobs.flatMap(({ files }) => files.map(({ slug }) => slug))}
        />
        <KitBand band={call} />
      </Bands>
    </TrayContext>
  );
}
