import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { BarrierReport } from "./barrier-report.tsx";
import { BlindTests } from "./blind-tests.tsx";
import { KeysFirst } from "./keys-first.tsx";
import { WeakSpots } from "./weak-spots.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { emails, phone } = content.site;
  return { ...content.pages.accessibility, ways: { mail: emails.hello, phone } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, date, keys, touch, checks, weak, report, ways } = loaderData;
  return (
    <>
      <KeysFirst title={title} lead={lead} date={date} keys={keys} touch={touch} />
      <WeakSpots weak={weak} />
      <BlindTests checks={checks} />
      <BarrierReport words={report} ways={ways} />
    </>
  );
}
