import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { EmptyStrip } from "./empty-strip.tsx";
import { ExperimentStrips } from "./experiment-strips.tsx";
import { FrameCost } from "./frame-cost.tsx";
import { FundingShares } from "./funding-shares.tsx";
import { LabNotes } from "./lab-notes.tsx";
import { LatticeQuestions } from "./lattice-questions.tsx";
import { PilotCalendar } from "./pilot-calendar.tsx";
import { PolicyFlasks } from "./policy-flasks.tsx";
import { SealedMethod } from "./sealed-method.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["research-and-development-innovation-ai-labs"];
  const posts = words.notes.posts.flatMap((wanted) =>
    content.blog
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, date, brief }) => ({ slug, title, date, brief })),
  );
  const person = content.people.find(({ slug }) => slug === words.empty.person);
  return { head: words.head, words, posts, peg: person && { imgUrl: person.imgUrl, alt: person.alt } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function LabsPage({ loaderData: { words, posts, peg } }: Route.ComponentProps) {
  return (
    <>
      <LatticeQuestions words={words.specimen} />
      <ExperimentStrips words={words.strips} />
      <FrameCost words={words.frame} />
      <SealedMethod words={words.sealed} />
      <PolicyFlasks words={words.flasks} />
      <LabNotes words={words.notes} posts={posts} />
      <PilotCalendar words={words.calendar} />
      <FundingShares words={words.shares} />
      <EmptyStrip words={words.empty} days={words.strips.days} peg={peg} />
    </>
  );
}
