import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Calendar } from "./calendar.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Checklist } from "./checklist.tsx";
import { gamesOf, personOf } from "./data.server.ts";
import { Deal } from "./deal.tsx";
import { Hero } from "./hero.tsx";
import { Scope } from "./scope.tsx";
import { ScoutQuestions } from "./scout.tsx";
import { Signing } from "./signing.tsx";
import { Titles } from "./titles.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-3"];
  return { head: words.head, words, games: gamesOf(content), scout: personOf(content, words.questions.scout) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home3Page({ loaderData: { words, games, scout } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Signing words={words.signing} />
      <Deal words={words.deal} />
      <Scope words={words.contents} />
      {games.length > 0 && <Titles words={words.roll} games={games} />}
      <Calendar words={words.days} />
      <Checklist words={words.checklist} />
      <ScoutQuestions words={words.questions} scout={scout} />
      <CallToAction words={words.close} />
    </Bands>
  );
}
