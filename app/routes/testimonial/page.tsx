import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import type { Route } from "./+types/page.ts";
import { AnsweredCritic } from "./answered-critic.tsx";
import { FeaturedQuote } from "./featured-quote.tsx";
import { Hero } from "./hero.tsx";
import { Quotes } from "./quotes.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.testimonial;
  const { services, cases, people } = content;
  const asked = new URL(request.url).searchParams.get("service");
  const quotes = content.testimonials.map(({ case: job, ...quote }) => ({
    ...quote,
    bench: services.find(({ slug }) => slug === quote.service)?.bench ?? "tang",
    inWords: words.ratings.find(({ stars }) => stars === quote.rating)?.words ?? "",
    job: cases.flatMap(({ slug, title }) => (slug === job ? [{ slug, title }] : []))[0],
  }));
  const wall = quotes.filter(({ long }) => !long);
  const filters = services
    .filter(({ slug }) => wall.some(({ service }) => service === slug))
    .map(({ slug, short }) => ({ slug, short }));
  const chosen = filters.find(({ slug }) => slug === asked)?.slug ?? "";
  const critic = quotes.find(({ answer }) => answer);
  return {
    head,
    words,
    filters,
    chosen,
    critic,
    tally: words.ratings.map(({ stars, words }) => ({
      words,
      count: quotes.filter(({ rating }) => rating === stars).length,
    })),
    long: quotes.find(({ long }) => long),
    wall: wall.filter(({ service }) => chosen === "" || service === chosen),
    answeredBy: people.flatMap(({ slug, name, position }) =>
      slug === critic?.answeredBy ? [{ slug, name, position }] : [],
    )[0],
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TestimonialPage({ loaderData }: Route.ComponentProps) {
  const { words, filters, chosen, critic, tally, long, wall, answeredBy } = loaderData;
  return (
    <>
      <Hero words={words.tally} tally={tally} />
      {long && <FeaturedQuote words={words.long} quote={long} />}
      <Quotes words={words.wall} filters={filters} chosen={chosen} quotes={wall} />
      {critic && <AnsweredCritic words={words.critic} quote={critic} answeredBy={answeredBy} />}
      <ShortCall tone="tang" {...words.ninth} />
    </>
  );
}
