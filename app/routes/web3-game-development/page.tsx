import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { ChipStacks } from "./chip-stacks.tsx";
import { FounderQuestions } from "./founder-questions.tsx";
import { FounderSieve } from "./founder-sieve.tsx";
import { KeyHolders } from "./key-holders.tsx";
import { OurMistakes } from "./our-mistakes.tsx";
import { PartSpine } from "./part-spine.tsx";
import { RiskRegister } from "./risk-register.tsx";
import { SheetClose } from "./sheet-close.tsx";
import { StruckWords } from "./struck-words.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["web3-game-development"];
  return { head: words.head, words, cases: caseBriefs(content.cases, [words.mistakes.case]) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Web3GameDevelopmentPage({ loaderData: { words, cases } }: Route.ComponentProps) {
  return (
    <>
      <ChipStacks words={words.stacks} />
      <StruckWords words={words.struck} />
      <FounderSieve words={words.sieve} />
      <PartSpine words={words.spine} />
      <KeyHolders words={words.keys} />
      <RiskRegister words={words.risks} />
      <OurMistakes words={words.mistakes} cases={cases} />
      <FounderQuestions words={words.questions} />
      <SheetClose words={words.sheet} />
    </>
  );
}
