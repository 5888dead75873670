import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Costs } from "./costs.tsx";
import { lessonOf } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { KeyHolders } from "./key-holders.tsx";
import { Lessons } from "./lessons.tsx";
import { Risks } from "./risks.tsx";
import { Scope } from "./scope.tsx";
import { Screening } from "./screening.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-6"];
  const { start, questions } = content.pages["web3-game-development"].decisionPath;
  return { head: words.head, words, start, questions, lesson: lessonOf(content, words.confession.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home6Page({ loaderData: { words, start, questions, lesson } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Screening words={words.exits} start={start} questions={questions} />
      <Scope words={words.scope} />
      <KeyHolders words={words.keys} />
      <Risks words={words.forces} />
      <Costs words={words.costs} />
      {lesson && <Lessons words={words.confession} lesson={lesson} />}
      <CallToAction words={words.close} />
    </Bands>
  );
}
