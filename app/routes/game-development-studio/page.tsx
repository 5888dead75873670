import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { BuildKey } from "./build-key.tsx";
import { CabinetOpening } from "./cabinet-opening.tsx";
import { CasePair } from "./case-pair.tsx";
import { CrewFloor } from "./crew-floor.tsx";
import { FrameBudget } from "./frame-budget.tsx";
import { HireLanes } from "./hire-lanes.tsx";
import { KitRuns } from "./kit-runs.tsx";
import { PackingSheet } from "./packing-sheet.tsx";
import { SigningQuestions } from "./signing-questions.tsx";
import { StageStairs } from "./stage-stairs.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["game-development-studio"];
  return { head: words.head, words, cases: caseBriefs(content.cases, words.pair.cases) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameDevelopmentStudioPage({ loaderData: { words, cases } }: Route.ComponentProps) {
  return (
    <>
      <CabinetOpening words={words.opening} />
      <KitRuns words={words.kit} />
      <HireLanes words={words.lanes} />
      <StageStairs words={words.stages} />
      <FrameBudget words={words.budget} />
      <CasePair words={words.pair} cases={cases} />
      <CrewFloor words={words.crews} />
      <PackingSheet words={words.sheet} />
      <SigningQuestions words={words.questions} />
      <BuildKey words={words.close} />
    </>
  );
}
