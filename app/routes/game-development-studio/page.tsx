import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CasePair } from "./case-pair.tsx";
import { Engagements } from "./engagements.tsx";
import { FrameBudget } from "./frame-budget.tsx";
import { Handover } from "./handover.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";
import { Stages } from "./stages.tsx";
import { TeamSizes } from "./team-sizes.tsx";
import { Toolkit } from "./toolkit.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["game-development-studio"];
  return { head: words.head, words, cases: caseBriefs(content.cases, words.pair.cases, 2) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameDevelopmentStudioPage({ loaderData: { words, cases } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Toolkit words={words.kit} />
      <Engagements words={words.lanes} />
      <Stages words={words.stages} />
      <FrameBudget words={words.budget} />
      {cases.length > 0 && <CasePair words={words.pair} cases={cases} />}
      <TeamSizes words={words.crews} />
      <Handover words={words.sheet} />
      <Questions words={words.questions} />
      <CallToAction words={words.close} />
    </Bands>
  );
}
