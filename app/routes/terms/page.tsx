import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { ClauseIndex } from "./clause-index.tsx";
import { ClausePuzzle } from "./clause-puzzle.tsx";
import { PlainClauses } from "./plain-clauses.tsx";

export function loader() {
  const { clauses, ...words } = content.pages.terms;
  const { sampleNotice } = content.site;
  return { ...words, clauses: clauses.filter(({ sampleOnly }) => !sampleOnly || sampleNotice.shown) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, date, contents, meaning, clauses, ask } = loaderData;
  return (
    <>
      <ClauseIndex title={title} lead={lead} date={date} contents={contents} clauses={clauses} />
      <PlainClauses label={contents} meaning={meaning} clauses={clauses} />
      <ClausePuzzle words={ask} />
    </>
  );
}
