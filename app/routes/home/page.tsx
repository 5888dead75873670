import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { BigCall } from "#app/sections/big-call.tsx";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Cases } from "./cases.tsx";
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

const latestPostCount = 4;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { slides, services, games, counters, steps, plans, blog, categories, pages } = content;
  const page = pages.home;
  const service = (slug: string) => bySlug(services, slug);
  return {
    ...page,
    slides: slides.map(({ order, ...slide }) => slide),
    chooser: { ...page.chooser, needs: services.map(({ slug, need, url, bench }) => ({ slug, need, url, bench })) },
    statement: {
      ...page.statement,
      parts: page.statement.parts.map(({ words, service: slug }) => {
        const { iconUrl, bench } = service(slug);
        return { words, iconUrl, bench };
      }),
    },
    benches: services
      .filter(({ isBench }) => isBench)
      .map(({ title, url, iconUrl, bench, items }) => ({ title, url, iconUrl, bench, items })),
    counters: counters.map(({ number, symbol, title, note, bench }) => ({ number, symbol, title, note, bench })),
    steps: steps.map(({ title, description, bench }) => ({ title, description, bench })),
    games: {
      ...page.games,
      lead: bySlug(games, page.games.lead),
      others: games
        .filter(({ slug }) => slug !== page.games.lead)
        .map(({ title, genre, category, imgUrl, alt, case: story }) => ({
          title,
          genre,
          category,
          imgUrl,
          alt,
          case: story,
        })),
    },
    cases: {
      ...page.cases,
      picks: page.cases.picks.map((slug) => {
        const { title, category, constraint, result, imgUrl, alt } = bySlug(content.cases, slug);
        return {
          slug,
          title,
          constraint,
          result,
          imgUrl,
          alt,
          bench: service(category).bench,
          service: service(category).short,
        };
      }),
    },
    quotes: { ...page.quotes, picks: page.quotes.picks.map((slug) => readQuote(content, slug)) },
    team: {
      ...page.team,
      picks: page.team.picks.map((slug) => {
        const { name, position, imgUrl, bench } = bySlug(content.people, slug);
        return { slug, name, position, imgUrl, bench };
      }),
    },
    plans: {
      ...page.plans,
      entries: plans.map(({ plan, price, duration, suits, bench }) => ({ plan, price, duration, suits, bench })),
    },
    posts: {
      ...page.posts,
      entries: blog
        .filter(({ kind }) => kind === "long")
        .slice(0, latestPostCount)
        .map(({ slug, title, date, category, imgUrl }) => {
          const { name, bench } = bySlug(categories, category);
          return { slug, title, date, imgUrl, category: { name, bench } };
        }),
    },
  };
}

function readQuote(content: Content, slug: string) {
  const { name, position, comment, rating, imgUrl, alt } = bySlug(content.testimonials, slug);
  return { name, position, comment, rating, imgUrl, alt };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero slides={loaderData.slides} chooser={loaderData.chooser} />
      <Statement {...loaderData.statement} />
      <Departments {...loaderData.services} benches={loaderData.benches} />
      <Games {...loaderData.games} />
      <Figures {...loaderData.about} counters={loaderData.counters} />
      <Process {...loaderData.process} steps={loaderData.steps} />
      <Cases {...loaderData.cases} />
      <Quotes {...loaderData.quotes} />
      <Team {...loaderData.team} />
      <Prices {...loaderData.plans} />
      <Posts {...loaderData.posts} />
      <BigCall {...loaderData.close} />
    </>
  );
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[], slug: string): Entry {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`there is no entry ${slug}`);
  return found;
}
