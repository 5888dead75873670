import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Hero } from "./hero.tsx";
import { KnownIssues } from "./known-issues.tsx";
import { Report } from "./report.tsx";
import { Tests } from "./tests.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { emails, phone } = content.site;
  return { ...content.pages.accessibility, ways: { mail: emails.hello, phone } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, date, keys, touch, checks, weak, report, ways } = loaderData;
  return (
    <Bands>
      <Hero title={title} lead={lead} date={date} keys={keys} touch={touch} />
      <KnownIssues weak={weak} />
      <Tests checks={checks} />
      <Report words={report} ways={ways} />
    </Bands>
  );
}
