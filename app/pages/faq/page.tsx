import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { findAnswers } from "#app/request/site-search.server.ts";
import { beginningOf } from "#shared/writable.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { prepareAnswers, prepareHero } from "./data.server.ts";
import { Hero } from "./hero.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = beginningOf((new URL(request.url).searchParams.get("q") ?? "").trim(), 80);
  const finding = query ? await findAnswers(content, query) : undefined;
  return composePage(content, content.pages.faq, {
    hero: prepareHero(query),
    answers: prepareAnswers(query, finding),
  });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, answers: Answers }} />;
}
