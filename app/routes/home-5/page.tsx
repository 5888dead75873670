import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseStory } from "#model/cases/case-story.server.ts";
import { feedOf } from "#model/pages/feed-source.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CaseStudy } from "./case-study.tsx";
import { DataQuality } from "./data-quality.tsx";
import { FailureModes } from "./failure-modes.tsx";
import { Hero } from "./hero.tsx";
import { Latency } from "./latency.tsx";
import { Products } from "./products.tsx";
import { SampleMessage } from "./sample-message.tsx";
import { Shifts } from "./shifts.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-5"];
  return { head: words.head, words, feed: feedOf(content, "home-5"), story: caseStory(content, words.story.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home5Page({ loaderData: { words, feed, story } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Latency words={words.latency} />
      <FailureModes words={words.failure} feed={feed} />
      <Products words={words.products} />
      <DataQuality words={words.quality} />
      <Shifts words={words.rota} />
      {story && <CaseStudy words={words.story} story={story} />}
      <SampleMessage words={words.payload} />
      <CallToAction words={words.close} />
    </Bands>
  );
}
