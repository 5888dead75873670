import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseStory } from "#model/cases/case-story.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CaseStudy } from "./case-study.tsx";
import { Credits } from "./credits.tsx";
import { Hero } from "./hero.tsx";
import { Languages } from "./languages.tsx";
import { Quality } from "./quality.tsx";
import { TextFit } from "./text-fit.tsx";
import { Turnaround } from "./turnaround.tsx";
import { Workflow } from "./workflow.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-7"];
  return { head: words.head, words, story: caseStory(content, words.story.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home7Page({ loaderData: { words, story } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Languages words={words.matrix} />
      <TextFit words={words.textFit} />
      <Workflow words={words.relay} />
      <Quality words={words.quality} />
      <Credits words={words.names} />
      <Turnaround words={words.turnaround} />
      {story && <CaseStudy words={words.story} story={story} />}
      <CallToAction words={words.close} />
    </Bands>
  );
}
