import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { DecisionPath } from "./decision-path.tsx";
import { FounderQuestions } from "./founder-questions.tsx";
import { Hero } from "./hero.tsx";
import { KeyHolders } from "./key-holders.tsx";
import { Mistakes } from "./mistakes.tsx";
import { PlainWords } from "./plain-words.tsx";
import { Risks } from "./risks.tsx";
import { Scope } from "./scope.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["web3-game-development"];
  return { head: words.head, words, cases: caseBriefs(content.cases, [words.mistakes.case]) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Web3GameDevelopmentPage({ loaderData: { words, cases } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.stacks} />
      <PlainWords words={words.struck} />
      <DecisionPath words={words.decisionPath} />
      <Scope words={words.spine} />
      <KeyHolders words={words.keys} />
      <Risks words={words.risks} token={words.stacks.piles.at(-1)?.token} />
      <Mistakes words={words.mistakes} cases={cases} />
      <FounderQuestions words={words.questions} />
      <CallToAction words={words.sheet} />
    </Bands>
  );
}
