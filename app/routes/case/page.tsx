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
import { CaseCall } from "./case-call.tsx";
import { CaseCredits } from "./case-credits.tsx";
import { CaseNearby } from "./case-nearby.tsx";
import { CaseObstacle } from "./case-obstacle.tsx";
import { CaseOpening } from "./case-opening.tsx";
import { CaseOptions } from "./case-options.tsx";
import { casePictures } from "./case-pictures.server.ts";
import { CaseQuote } from "./case-quote.tsx";
import { CaseResult } from "./case-result.tsx";
import { CaseTrade } from "./case-trade.tsx";
import { CaseWork } from "./case-work.tsx";
import { factSheet } from "./fact-sheet.server.ts";
import { layOutWeeks } from "./lay-out-weeks.ts";

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
      <CaseOpening entry={entry} frames={frames} words={words} facts={facts} pass={pass} bench={bench} />
      <CaseObstacle words={words.obstacle} obstacle={entry.obstacle} bench={bench} />
      <CaseOptions words={words.options} lead={entry.optionsLead} options={entry.options} bench={bench} />
      <CaseWork words={words.work} work={entry.work} plan={plan} spans={spans} />
      <CaseTrade words={words.tradeOff} tradeOff={entry.tradeOff} />
      <CaseResult words={words.result} entry={entry} />
      <CaseQuote quote={quote} said={entry.said} />
      <CaseCredits words={words.credits} credits={entry.credits} gallery={frames.slice(1)} />
      <CaseNearby words={words.nearby} reason={entry.relatedReason} files={nearby} />
      <CaseCall words={words.call} invitation={entry.invitation} call={call} bench={bench} toy={toy} />
      <Lightbox words={words.pictures} frames={frames} />
    </>
  );
}
