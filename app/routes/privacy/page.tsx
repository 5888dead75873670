import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { retentionPeriods } from "#model/site/retention-periods.server.ts";
import type { Route } from "./+types/page.ts";
import { Erasure } from "./erasure.tsx";
import { Hero } from "./hero.tsx";
import { Rights } from "./rights.tsx";
import { StoredData } from "./stored-data.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages.privacy;
  const { stored, legalName, registeredOffice, emails } = content.site;
  const periods = retentionPeriods(content.site);
  return {
    head,
    words,
    rows: stored.map((row) => ({ ...row, until: fillIn(row.until, periods) })),
    controller: fillIn(words.rights.controller, { legalName, registeredOffice, email: emails.privacy }),
    email: emails.privacy,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PrivacyPage({ loaderData: { words, rows, controller, email } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.channels} date={words.date} />
      <StoredData words={words.ledger} rows={rows} />
      <Erasure words={words.erase} email={email} />
      <Rights words={words.rights} controller={controller} />
    </Bands>
  );
}
