import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { caseFile, formatPeriod, serviceOf } from "#model/cases/case-index.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { caseHead } from "#model/pages/page-heads.server.ts";
import { mailAbout } from "#model/site/mail-about.server.ts";
import { telephoneLink } from "#shared/format.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { casePictures } from "./case-pictures.server.ts";
import { ClientQuote } from "./client-quote.tsx";
import { Credits } from "./credits.tsx";
import { factSheet } from "./fact-sheet.server.ts";
import { Hero } from "./hero.tsx";
import { layOutWeeks } from "./lay-out-weeks.ts";
import { Obstacle } from "./obstacle.tsx";
import { Options } from "./options.tsx";
import { RelatedCases } from "./related-cases.tsx";
import { Result } from "./result.tsx";
import { Schedule } from "./schedule.tsx";
import { TradeOff } from "./trade-off.tsx";
import "./case.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { cases, pages, services, site, testimonials } = content;
  const entry = cases.find(({ slug }) => slug === (params.slug ?? site.featured.case));
  if (!entry) throw data(null, { status: 404 });
  const { head, headTitle: _, facts, ...words } = pages.case;
  const service = serviceOf(entry, services);
  const quote = testimonials.find(({ slug }) => slug === entry.quote);
  return {
    canonical: `/portfolio/${entry.slug}`,
    head: params.slug ? caseHead(content, entry) : head,
    words,
    entry,
    bench: service.bench,
    toy: service.iconUrl,
    facts: factSheet(entry, facts, service.bench === "tang", formatPeriod(entry.from, entry.to)),
    plan: layOutWeeks(entry.work, entry.weeks),
    spans: entry.work.map(({ start, weeks }) =>
      fillIn(weeks === 1 ? words.work.week : words.work.weeks, { from: start, to: start + weeks - 1 }),
    ),
    frames: casePictures(entry, pages["portfolio-masonry"].viewer, words.pictures.open),
    pass: {
      words: { copy: pages.article.copy, email: pages.article.email },
      mail: mailAbout(entry.title, `${site.origin}/portfolio/${entry.slug}`),
    },
    quote: quote && { ...quote, text: quote.comment },
    nearby: entry.related
      .flatMap((slug) => cases.filter((other) => other.slug === slug))
      .map((other) => caseFile(other, services)),
    call: {
      url: `/contact?topic=${service.slug}&case=${entry.slug}`,
      start: fillIn(words.call.start, { title: entry.title }),
      ring: fillIn(words.call.ring, { phone: site.phone }),
      phone: telephoneLink(site.phone),
    },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { words, entry, bench, toy, facts, frames, pass, plan, spans, quote, nearby, call } = loaderData;
  return (
    <>
      <Hero entry={entry} frames={frames} words={words} facts={facts} pass={pass} bench={bench} />
      <Obstacle words={words.obstacle} obstacle={entry.obstacle} bench={bench} />
      <Options words={words.options} lead={entry.optionsLead} options={entry.options} bench={bench} />
      <Schedule words={words.work} work={entry.work} plan={plan} spans={spans} />
      <TradeOff words={words.tradeOff} tradeOff={entry.tradeOff} />
      <Result words={words.result} entry={entry} />
      <ClientQuote quote={quote} said={entry.said} />
      <Credits words={words.credits} credits={entry.credits} gallery={frames.slice(1)} />
      <RelatedCases words={words.nearby} reason={entry.relatedReason} files={nearby} />
      <CallToAction words={words.call} invitation={entry.invitation} call={call} bench={bench} toy={toy} />
      <Lightbox words={words.pictures} frames={frames} />
    </>
  );
}
