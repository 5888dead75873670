import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Certification } from "./certification.tsx";
import { Crew } from "./crew.tsx";
import { Handover } from "./handover.tsx";
import { Hero } from "./hero.tsx";
import { Ports } from "./ports.tsx";
import { Producers } from "./producers.tsx";
import { Rescues } from "./rescues.tsx";
import { Triage } from "./triage.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-2"];
  return {
    head: words.head,
    words,
    rescues: rescues(content, words.rescues.cases),
    quotes: quotes(content, words.quotes.picks),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home2Page({ loaderData: { words, rescues, quotes } }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.opening} />
      <Triage words={words.triage} />
      <Ports words={words.matrix} />
      <Certification words={words.checklist} />
      <Rescues words={words.rescues} rescues={rescues} />
      <Crew words={words.ramp} />
      <Handover words={words.handover} />
      <Producers words={words.quotes} quotes={quotes} />
      <CallToAction words={words.close} />
    </>
  );
}

export type Rescue = ReturnType<typeof rescues>[number];
export type ProducerQuote = ReturnType<typeof quotes>[number];

function rescues(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt }) => {
        return { slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt };
      }),
  );
}

function quotes(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.testimonials
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, name, position, comment, rating, imgUrl, alt }) => {
        return { slug, name, position, comment, rating, imgUrl, alt };
      }),
  );
}
