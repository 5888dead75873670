import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { plainText } from "#shared/rich-text.ts";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { Ask } from "./ask.tsx";
import { Hero } from "./hero.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.faq;
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 80);
  const groups = content.faqs.map(({ slug, name, department, toy, questions }) => ({
    slug,
    name,
    department,
    toy,
    questions,
  }));
  const found = groups.map((group) => ({
    ...group,
    questions: group.questions.filter(({ question, answer }) => mentions(`${question} ${plainText(answer)}`, query)),
  }));
  return {
    head,
    words,
    query,
    groups: found.filter(({ questions }) => questions.length > 0),
    drawers: groups.map(({ questions, toy: _, ...drawer }) => ({ ...drawer, count: questions.length })),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function FaqPage({ loaderData: { words, query, groups, drawers } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words} query={query} drawers={drawers} />
      {drawers.length > 0 && <Answers words={words.search} query={query} groups={groups} />}
      <Ask words={words.ask} />
    </Bands>
  );
}

/** Whether every word of the query occurs in the text, in any form with the same beginning. */
function mentions(text: string, query: string): boolean {
  const heard = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => heard.includes(word));
}
