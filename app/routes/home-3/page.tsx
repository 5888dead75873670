import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { DealContents } from "./deal-contents.tsx";
import { DealShape } from "./deal-shape.tsx";
import { FiveShelves } from "./five-shelves.tsx";
import { LastShelf } from "./last-shelf.tsx";
import { PitchDays } from "./pitch-days.tsx";
import { PitchParcel } from "./pitch-parcel.tsx";
import { ScoutQuestions } from "./scout-questions.tsx";
import { SignOrNot } from "./sign-or-not.tsx";
import { TitleRoll } from "./title-roll.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-3"];
  return { head: words.head, words, games: games(content), scout: personBySlug(content, words.questions.scout) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home3Page({ loaderData: { words, games, scout } }: Route.ComponentProps) {
  return (
    <>
      <FiveShelves words={words.opening} />
      <SignOrNot words={words.signing} />
      <DealShape words={words.deal} />
      <DealContents words={words.contents} />
      <TitleRoll words={words.roll} games={games} />
      <PitchDays words={words.days} />
      <PitchParcel words={words.checklist} />
      <ScoutQuestions words={words.questions} scout={scout} />
      <LastShelf words={words.close} />
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
