import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import { linesOf } from "#model/fields/chosen-entries.server.ts";
import { upcomingSlots } from "#model/pages/upcoming-slots.server.ts";
import type { Route } from "./+types/page.ts";
import { BeforeAfter } from "./before-after.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { EngagementModels } from "./engagement-models.tsx";
import { Hero } from "./hero.tsx";
import { Outcomes } from "./outcomes.tsx";
import { Prices } from "./prices.tsx";
import { Security } from "./security.tsx";
import { Team } from "./team.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["it-and-dev-consultancy"];
  const people = linesOf(content.people, words.leads.items, ({ person }) => person).map(({ line, entry }) => {
    const { slug, name, position, imgUrl } = entry;
    return { slug, name, position, imgUrl, line: line.line };
  });
  const briefs = caseBriefs(content.cases, [], content.cases.length);
  const swaps = linesOf(briefs, words.swaps.items, (item) => item.case);
  return { head: words.head, words, swaps, people, slots: upcomingSlots(words.slots.items, words.slots.bookUrl, content) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ItAndDevConsultancyPage({ loaderData: { words, swaps, people, slots } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.spine} jobs={words.jobs.items} />
      <Prices words={words.jobs} />
      <EngagementModels words={words.models} />
      <Security words={words.audit} />
      <Outcomes words={words.gauges} />
      {swaps.length > 0 && <BeforeAfter words={words.swaps} swaps={swaps} />}
      {people.length > 0 && <Team title={words.leads.title} people={people} />}
      <CallToAction words={words.slots} slots={slots} />
    </Bands>
  );
}
