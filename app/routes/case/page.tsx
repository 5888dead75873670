import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { caseHead } from "#model/pages/page-heads.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { ClientQuote } from "./client-quote.tsx";
import { Credits } from "./credits.tsx";
import { readCasePage } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Obstacle } from "./obstacle.tsx";
import { Options } from "./options.tsx";
import { RelatedCases } from "./related-cases.tsx";
import { Result } from "./result.tsx";
import { Schedule } from "./schedule.tsx";
import { TradeOff } from "./trade-off.tsx";
import "./case.css";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { cases, pages, site } = content;
  const entry = chosenEntry(cases, params.slug ?? site.featured.case);
  if (!entry) throw data(null, { status: 404 });
  return { ...readCasePage(content, entry), head: params.slug ? caseHead(content, entry) : pages.case.head };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { words, next, entry, department, toy, facts, frames, pass, plan, spans, quote, nearby, call } = loaderData;
  return (
    <Bands next={next}>
      <Hero entry={entry} frames={frames} words={words} facts={facts} pass={pass} department={department} />
      <Obstacle words={words.obstacle} obstacle={entry.obstacle} department={department} />
      <Options words={words.options} lead={entry.optionsLead} options={entry.options} department={department} />
      <Schedule words={words.work} work={entry.work} plan={plan} spans={spans} />
      <TradeOff words={words.tradeOff} tradeOff={entry.tradeOff} />
      <Result words={words.result} entry={entry} />
      <ClientQuote quote={quote} said={entry.said} />
      <Credits words={words.credits} credits={entry.credits} gallery={frames.slice(1)} />
      {nearby.length > 0 && <RelatedCases words={words.nearby} reason={entry.relatedReason} files={nearby} />}
      <CallToAction words={words.call} invitation={entry.invitation} call={call} department={department} toy={toy} />
      <Lightbox words={words.pictures} frames={frames} />
    </Bands>
  );
}
