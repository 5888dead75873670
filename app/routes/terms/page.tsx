import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Clauses } from "./clauses.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { clauses, ...words } = content.pages.terms;
  const { sampleNotice } = content.site;
  return { ...words, clauses: clauses.filter(({ sampleOnly }) => !sampleOnly || sampleNotice.shown) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, date, contents, meaning, clauses, ask } = loaderData;
  return (
    <Bands>
      <Hero title={title} lead={lead} date={date} />
      <Clauses label={contents} meaning={meaning} clauses={clauses} />
      <Questions words={ask} />
    </Bands>
  );
}
