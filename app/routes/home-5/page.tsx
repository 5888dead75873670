import { pageHead } from "#app/frame/page-head.ts";
import { caseStory } from "#model/case-story.server.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CentreCircle } from "./centre-circle.tsx";
import { DataTerms } from "./data-terms.tsx";
import { DeskStory } from "./desk-story.tsx";
import { FeedFailure } from "./feed-failure.tsx";
import { KitRail } from "./kit-rail.tsx";
import { LatencyPath } from "./latency-path.tsx";
import { MatchRota } from "./match-rota.tsx";
import { PayloadSample } from "./payload-sample.tsx";
import { TouchlineBoard } from "./touchline-board.tsx";

export function loader() {
  const words = content.pages["home-5"];
  return { head: words.head, words, story: caseStory(words.story.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home5Page({ loaderData: { words, story } }: Route.ComponentProps) {
  return (
    <>
      <TouchlineBoard words={words.opening} />
      <LatencyPath words={words.latency} />
      <FeedFailure words={words.failure} />
      <KitRail words={words.products} />
      <DataTerms words={words.quality} />
      <MatchRota words={words.rota} />
      <DeskStory words={words.story} story={story} />
      <PayloadSample words={words.payload} />
      <CentreCircle words={words.close} />
    </>
  );
}
