import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { AnsweredCritic } from "./answered-critic.tsx";
import { prepareCritic, prepareHero, prepareQuotes } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Quotes } from "./quotes.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages.testimonial, {
    hero: prepareHero,
    quotes: prepareQuotes(new URL(request.url).searchParams.get("service")),
    "answered-critic": prepareCritic,
  });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TestimonialPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, quotes: Quotes, "answered-critic": AnsweredCritic }} />;
}
