import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { ClausePuzzle } from "./clause-puzzle.tsx";
import { PlainClauses } from "./plain-clauses.tsx";
import { TermsTop } from "./terms-top.tsx";

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
      <TermsTop title={title} lead={lead} date={date} />
      <PlainClauses label={contents} meaning={meaning} clauses={clauses} />
      <ClausePuzzle words={ask} />
    </>
  );
}
