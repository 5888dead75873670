import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Certification } from "./certification.tsx";
import { Crew } from "./crew.tsx";
import { quotesOf, rescuesOf } from "./data.server.ts";
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
    rescues: rescuesOf(content, words.rescues.cases),
    quotes: quotesOf(content, words.quotes.picks),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home2Page({ loaderData: { words, rescues, quotes } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Triage words={words.triage} />
      <Ports words={words.matrix} />
      <Certification words={words.checklist} />
      {rescues.length > 0 && <Rescues words={words.rescues} rescues={rescues} />}
      <Crew words={words.ramp} />
      <Handover words={words.handover} />
      {quotes.length > 0 && <Producers words={words.quotes} quotes={quotes} />}
      <CallToAction words={words.close} />
    </Bands>
  );
}
