import { type Case, caseFile, serviceOf } from "#model/cases/case-index.server.ts";
import { formatPeriod } from "#model/cases/case-period.server.ts";
import type { CaseStudy } from "#model/cases/cases.server.ts";
import type { Content, Pages } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";
import { findNextPage } from "#model/pages/next-page.server.ts";
import { mailAbout } from "#model/site/mail-about.server.ts";
import { telephoneLink } from "#shared/format.ts";
import { layOutWeeks } from "./lay-out-weeks.ts";

/** The page of a case, band by band. */
export function readCasePage(content: Content, entry: Case) {
  const { cases, pages, services, site, testimonials } = content;
  const { head: _, headTitle: __, facts, ...words } = pages.case;
  const service = serviceOf(entry, services);
  const quote = testimonials.find(({ slug }) => slug === entry.quote);
  return {
    canonical: `/portfolio/${entry.slug}`,
    next: findNextPage(content, { url: `/portfolio/${nextCase(cases, entry).slug}` }),
    words,
    entry,
    department: service.department,
    toy: service.iconUrl,
    facts: factSheet(entry, facts, service.department === "tang", formatPeriod(entry.from, entry.to)),
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
    nearby: chosenEntries(
      cases.filter((other) => other !== entry),
      entry.related,
      2,
    ).map((other) => caseFile(other, services)),
    call: {
      url: `/contact?topic=${service.slug}&case=${entry.slug}`,
      start: fillIn(words.call.start, { title: entry.title }),
      ring: fillIn(words.call.ring, { phone: site.phone }),
      phone: telephoneLink(site.phone),
    },
  };
}

/** The pictures that open in the lightbox: the case's own, then the gallery. */
function casePictures(
  { imgUrl, alt, caption, gallery }: Case,
  words: Pages["portfolio-masonry"]["viewer"],
  open: string,
) {
  const pictures = [{ imgUrl, alt, caption }, ...gallery].map(({ caption: title, ...picture }) => ({
    ...picture,
    title,
  }));
  return lightboxFrames(pictures, words, open);
}

/** The six facts under the picture; a game has a publisher and an engine, other work a client and a language. */
function factSheet(entry: CaseStudy, words: Pages["case"]["facts"], isGame: boolean, period: string) {
  return [
    { term: isGame ? words.publisher : words.client, text: entry.publisher },
    { term: words.role, text: entry.role },
    { term: words.dates, text: period },
    { term: words.team, text: fillIn(words.size, { people: entry.people, weeks: entry.weeks }) },
    { term: isGame ? words.engine : words.builtWith, text: entry.engine },
    { term: words.platforms, text: entry.runsOn },
  ];
}

/** The case after this one with the same outcome, in a circle; that outcome's only case leads to the next of all. */
function nextCase(cases: readonly Case[], entry: Case): Case {
  const alike = cases.filter(({ outcome }) => outcome === entry.outcome);
  const round = alike.length > 1 ? alike : cases;
  return round[(round.indexOf(entry) + 1) % round.length] ?? entry;
}
