import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { ArrivalTriage } from "./arrival-triage.tsx";
import { CertExtract } from "./cert-extract.tsx";
import { CrewRamp } from "./crew-ramp.tsx";
import { HandoverStages } from "./handover-stages.tsx";
import { NdaDrop } from "./nda-drop.tsx";
import { PortMatrix } from "./port-matrix.tsx";
import { ProducerWords } from "./producer-words.tsx";
import { RescueHalves } from "./rescue-halves.tsx";
import { SlippedSentence } from "./slipped-sentence.tsx";

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
      <SlippedSentence words={words.opening} />
      <ArrivalTriage words={words.triage} />
      <PortMatrix words={words.matrix} />
      <CertExtract words={words.checklist} />
      <RescueHalves words={words.rescues} rescues={rescues} />
      <CrewRamp words={words.ramp} />
      <HandoverStages words={words.handover} />
      <ProducerWords words={words.quotes} quotes={quotes} />
      <NdaDrop words={words.close} />
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
