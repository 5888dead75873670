import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { feedOf } from "#model/pages/feed-source.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CaseStudy } from "./case-study.tsx";
import { DataPath } from "./data-path.tsx";
import { Failures } from "./failures.tsx";
import { Guarantees } from "./guarantees.tsx";
import { Hero } from "./hero.tsx";
import { Products } from "./products.tsx";
import { Rules } from "./rules.tsx";
import { SampleMessage } from "./sample-message.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["sports-and-data-solutions"];
  const said = chosenEntry(content.testimonials, words.desk.testimonial);
  const quote = said && { comment: said.comment, name: said.name, position: said.position };
  const feed = feedOf(content);
  return { head: words.head, words, feed, cases: caseBriefs(content.cases, [words.desk.case]), quote };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SportsAndDataSolutionsPage({
  loaderData: { words, feed, cases, quote },
}: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.stand} />
      <Guarantees words={words.promise} />
      <DataPath words={words.passes} />
      <Failures words={words.failures} feed={feed} />
      <Products words={words.sheet} />
      <SampleMessage words={words.payload} />
      <Rules words={words.cards} />
      {cases.length > 0 && <CaseStudy words={words.desk} cases={cases} quote={quote} />}
      <CallToAction words={words.board} />
    </Bands>
  );
}
