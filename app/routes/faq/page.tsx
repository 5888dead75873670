import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { findAnswers } from "#app/request/site-search.server.ts";
import { beginningOf } from "#shared/writable.ts";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { Ask } from "./ask.tsx";
import { Hero } from "./hero.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.faq;
  const query = beginningOf((new URL(request.url).searchParams.get("q") ?? "").trim(), 80);
  const groups = content.faqs.map(({ slug, name, department, toy, questions }) => ({
    slug,
    name,
    department,
    toy,
    questions,
  }));
  const finding = query ? await findAnswers(content, query) : undefined;
  const ids = finding && new Set(finding.hits.map(({ path }) => path));
  const found = groups.map((group) => ({
    ...group,
    questions: group.questions.filter(({ id }) => !ids || ids.has(id)),
  }));
  return {
    head,
    words,
    query,
    meant: finding?.isClose ? (finding.meant ?? query) : undefined,
    groups: found.filter(({ questions }) => questions.length > 0),
    drawers: groups.map(({ questions, toy: _, ...drawer }) => ({ ...drawer, count: questions.length })),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function FaqPage({ loaderData: { words, query, meant, groups, drawers } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words} query={query} drawers={drawers} />
      {drawers.length > 0 && <Answers words={words.search} query={query} meant={meant} groups={groups} />}
      <Ask words={words.ask} />
    </Bands>
  );
}
