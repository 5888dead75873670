import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { DeskCase } from "./desk-case.tsx";
import { FaultTable } from "./fault-table.tsx";
import { GoalPayload } from "./goal-payload.tsx";
import { GrandStand } from "./grand-stand.tsx";
import { MatchPromise } from "./match-promise.tsx";
import { MinuteBoard } from "./minute-board.tsx";
import { PassFormation } from "./pass-formation.tsx";
import { RefereeCards } from "./referee-cards.tsx";
import { TeamSheet } from "./team-sheet.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["sports-and-data-solutions"];
  const said = content.testimonials.find(({ slug }) => slug === words.desk.testimonial);
  const quote = said && { comment: said.comment, name: said.name, position: said.position };
  return { head: words.head, words, cases: caseBriefs(content.cases, [words.desk.case]), quote };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SportsAndDataSolutionsPage({ loaderData: { words, cases, quote } }: Route.ComponentProps) {
  return (
    <>
      <GrandStand words={words.stand} />
      <MatchPromise words={words.promise} />
      <PassFormation words={words.passes} />
      <FaultTable words={words.failures} />
      <TeamSheet words={words.sheet} />
      <GoalPayload words={words.payload} />
      <RefereeCards words={words.cards} />
      <DeskCase words={words.desk} cases={cases} quote={quote} />
      <MinuteBoard words={words.board} />
    </>
  );
}
