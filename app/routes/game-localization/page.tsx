import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CaseStudies } from "./case-studies.tsx";
import { Hero } from "./hero.tsx";
import { Kit } from "./kit.tsx";
import { Languages } from "./languages.tsx";
import { Prices } from "./prices.tsx";
import { RoleHours } from "./role-hours.tsx";
import { Services } from "./services.tsx";
import { TextFit } from "./text-fit.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["game-localization"];
  const person = chosenEntry(content.people, words.boxes.person);
  const cases = caseBriefs(content.cases, [words.cases.first, words.cases.second]);
  return { head: words.head, words, cases, peg: person && { imgUrl: person.imgUrl, alt: person.alt } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameLocalizationPage({ loaderData: { words, cases, peg } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.boxes} peg={peg} />
      <Languages words={words.keys} />
      <Services words={words.cast} machine={words.machine} />
      <TextFit words={words.widths} />
      <Kit words={words.kit} />
      <RoleHours words={words.lanes} score={words.score} />
      <Prices words={words.receipt} />
      {cases.length > 0 && <CaseStudies words={words.cases} cases={cases} />}
      <CallToAction words={words.dialogue} peg={peg} />
    </Bands>
  );
}
