import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import type { Route } from "./+types/page.ts";
import { AnsweredCritic } from "./answered-critic.tsx";
import { readTestimonialPage } from "./data.server.ts";
import { FeaturedQuote } from "./featured-quote.tsx";
import { Hero } from "./hero.tsx";
import { Quotes } from "./quotes.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readTestimonialPage(context.get(contentKey), new URL(request.url).searchParams.get("service"));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TestimonialPage({ loaderData }: Route.ComponentProps) {
  const { words, filters, chosen, critic, tally, long, wall, answeredBy } = loaderData;
  return (
    <Bands>
      <Hero words={words.tally} tally={tally} />
      {long && <FeaturedQuote words={words.long} quote={long} />}
      {wall.length > 0 && <Quotes words={words.wall} filters={filters} chosen={chosen} quotes={wall} />}
      {critic && <AnsweredCritic words={words.critic} quote={critic} answeredBy={answeredBy} />}
      <ShortCall tone="tang" {...words.ninth} />
    </Bands>
  );
}
