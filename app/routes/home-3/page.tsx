import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { Calendar } from "./calendar.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Checklist } from "./checklist.tsx";
import { Deal } from "./deal.tsx";
import { Hero } from "./hero.tsx";
import { Scope } from "./scope.tsx";
import { ScoutQuestions } from "./scout.tsx";
import { Signing } from "./signing.tsx";
import { Titles } from "./titles.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-3"];
  return { head: words.head, words, games: games(content), scout: personBySlug(content, words.questions.scout) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home3Page({ loaderData: { words, games, scout } }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.opening} />
      <Signing words={words.signing} />
      <Deal words={words.deal} />
      <Scope words={words.contents} />
      <Titles words={words.roll} games={games} />
      <Calendar words={words.days} />
      <Checklist words={words.checklist} />
      <ScoutQuestions words={words.questions} scout={scout} />
      <CallToAction words={words.close} />
    </>
  );
}

export type RollGame = ReturnType<typeof games>[number];
export type Scout = ReturnType<typeof personBySlug>;

function games(content: Content) {
  return content.games.map(({ slug, title, category, genre, case: study }) => {
    return { slug, title, publisher: category, isOurs: category === content.site.brand, genre, study };
  });
}

function personBySlug(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
