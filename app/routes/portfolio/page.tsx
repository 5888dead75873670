import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Comparison } from "./comparison.tsx";
import { readPortfolioPage } from "./data.server.ts";
import { Filter } from "./filter.tsx";
import { Hero } from "./hero.tsx";
import { LateBuilds } from "./late-builds.tsx";
import { NewMarkets } from "./new-markets.tsx";
import { NewPlatforms } from "./new-platforms.tsx";
import { NewProducts } from "./new-products.tsx";
import { NoResults } from "./no-results.tsx";
import { TrayContext, useTicked } from "./tray.ts";
import { TrayBar } from "./tray-bar.tsx";
import "./portfolio.css";

export function loader({ request, context }: Route.LoaderArgs) {
  return readPortfolioPage(context.get(contentKey), new URL(request.url));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

const bandOf = {
  "late-build": LateBuilds,
  "new-platform": NewPlatforms,
  "new-market": NewMarkets,
  "new-product": NewProducts,
};

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { words, next, query, filter, jobs, compared } = loaderData;
  const tray = useTicked(compared.ticked);
  return (
    <TrayContext value={tray}>
      <Bands next={next}>
        <Hero words={words} folders={jobs} query={query} />
        <Filter words={words.filter} filter={filter} />
        {filter.found === 0 && <NoResults words={words.none} clear={words.filter.clear} />}
        {jobs.map(({ outcome, files, heading, lead }) => {
          const OutcomeBand = bandOf[outcome];
          const told = { id: outcome, heading, lead, files, words: words.route, tick: words.compare.tick };
          return files.length > 0 && <OutcomeBand key={outcome} {...told} />;
        })}
        <TrayBar words={words.compare} titles={compared.titles} filter={filter.chosen} />
        <Comparison
          words={words.compare}
          compared={compared}
          filter={filter.chosen}
          shown={jobs.flatMap(({ files }) => files.map(({ slug }) => slug))}
        />
        <CallToAction words={words.call} />
      </Bands>
    </TrayContext>
  );
}
