import { shownQuotes } from "#app/bands/entries.server.ts";
import { shownNote } from "#app/bands/shown-note.server.ts";
import { prepare as prepareSteps } from "#app/bands/steps/data.server.ts";
import { type Case, caseFile, serviceOf } from "#model/cases/case-index.server.ts";
import { formatPeriod } from "#model/cases/case-period.server.ts";
import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";
import { mailAbout } from "#model/site/mail-about.server.ts";
import { departments } from "#shared/department.ts";
import { telephoneLink } from "#shared/format.ts";
import type { RichText } from "#shared/rich-text.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;
export type ShownObstacle = ReturnType<typeof prepareObstacle>;
export type ShownResult = ReturnType<typeof prepareResult>;
export type ShownCredits = ReturnType<typeof prepareCredits>;
export type ShownCall = ReturnType<typeof prepareCall>;

interface Job {
  entry: Case;
  /** The pictures of the case, its own first. */
  frames: ReturnType<typeof casePictures>;
  content: Content;
  service: ReturnType<typeof serviceOf>;
}

/** What prepares the bands of a case's page: the labels of the page's file with the words of the case. */
export function prepareCase(entry: Case, frames: Job["frames"], content: Content) {
  const job = { entry, frames, content, service: serviceOf(entry, content.services) };
  return {
    hero: (words: OwnBand<"hero">) => prepareHero(words, job),
    obstacle: (words: OwnBand<"obstacle">) => prepareObstacle(words, job),
    schedule: (words: OwnBand<"schedule">) => prepareSchedule(words, job),
    result: (words: OwnBand<"result">) => prepareResult(words, job),
    "client-quote": () => prepareQuote(job),
    credits: (words: OwnBand<"credits">) => prepareCredits(words, job),
    "call-to-action": (words: OwnBand<"call-to-action">) => prepareCall(words, job),
  };
}

function prepareHero({ start, outcomes, facts, ...words }: OwnBand<"hero">, { entry, frames, content, service }: Job) {
  const { title, slug, constraint, result, outcome, loop, caption, measures } = entry;
  const isGame = service.department === "tang";
  const { copy, email } = content.pages.article;
  return {
    ...{ ...words, title, constraint, result, frames, loop, caption, department: service.department },
    stops: [
      { label: words.portfolio, url: "/portfolio" },
      { label: outcomes[outcome], url: `/portfolio#${outcome}` },
    ],
    action: callOf(start, entry),
    proofs: measures.flatMap(({ value, proof }) => (proof && result.includes(value) ? proof : [])),
    facts: [
      { term: isGame ? facts.publisher : facts.client, text: entry.publisher },
      { term: facts.role, text: entry.role },
      { term: facts.dates, text: formatPeriod(entry.from, entry.to) },
      { term: facts.team, text: fillIn(facts.size, { people: entry.people, weeks: entry.weeks }) },
      { term: isGame ? facts.engine : facts.builtWith, text: entry.engine },
      { term: facts.platforms, text: entry.runsOn },
    ],
    pass: { words: { copy, email }, mail: mailAbout(title, `${content.site.origin}/portfolio/${slug}`) },
  };
}

/** The way to the form, with the service and the case filled in. */
const callOf = (start: string, { category, slug, title }: Case) => ({
  label: fillIn(start, { title }),
  url: `/contact?topic=${category}&case=${slug}`,
});

const bold = (text: string): RichText[number] => ({ tag: "b", children: [text] });

function prepareObstacle(
  { options, cost, risk, taken, notTaken, ...words }: OwnBand<"obstacle">,
  { entry, content, service }: Job,
) {
  const { lead, text, measured, figures } = entry.obstacle;
  return {
    ...{ ...words, department: service.department, sentence: [lead], pictures: [] },
    ...{ measured, lines: [text] },
    label: { title: entry.inShort.obstacle, rows: figures.map(({ value, label }) => ({ what: label, amount: value })) },
    note: shownNote({ text: [bold(options), " ", entry.optionsLead], facts: [] }, content),
    options: entry.options.map((option) => ({
      ...option,
      measures: `${cost}: ${option.cost}. ${risk}: ${option.risk}.`,
      word: option.isChosen ? taken : notTaken,
    })),
  };
}

/** More columns than these would be too narrow. */
const mostColumns = 12;

/** The weeks of the job as steps on a ruler, of several weeks a column where it was long. */
function prepareSchedule({ axis, week, weeks, ...words }: OwnBand<"schedule">, { entry, content }: Job) {
  const unit = Math.ceil(entry.weeks / mostColumns);
  const columnOf = (one: number) => Math.ceil(Math.min(one, entry.weeks) / unit);
  const items = entry.work.map(({ title, text, start, weeks: length }, index) => {
    const end = start + length - 1;
    return {
      ...{ heading: title, text: [text], tone: departments[index % departments.length] },
      ...{ when: fillIn(length === 1 ? week : weeks, { from: start, to: end }) },
      ...{ from: columnOf(start), to: columnOf(end) },
    };
  });
  const band = prepareSteps({ ...words, shape: "steps", variant: "days", lead: [axis], items }, content);
  return { ...band, rhythm: "compact", ruler: band?.ruler.map((column) => (column - 1) * unit + 1) };
}

function prepareResult({ method, gaveUp, got, ...words }: OwnBand<"result">, { entry, content }: Job) {
  const { measures, tradeOff, plot } = entry;
  const facts = measures.flatMap(({ proof }) => proof ?? []);
  return {
    ...{ ...words, plot, lead: [entry.outcomeText], items: measures.map(({ value, label }) => ({ value, label })) },
    note: shownNote({ text: [bold(method), " ", entry.method], facts }, content),
    foot: {
      table: [
        { label: gaveUp, value: [bold(tradeOff.gaveUp), " ", tradeOff.gaveUpNote] },
        { label: got, value: [bold(tradeOff.got), " ", tradeOff.gotNote] },
      ],
    },
  };
}

/** The client's sentence: of the testimonial with portrait and stars, or said for this case alone. */
function prepareQuote({ entry: { quote, said }, content, service: { iconUrl, department } }: Job) {
  const [rated] = shownQuotes(quote ? [quote] : [], content);
  const shown = rated ?? (said && { ...said, comment: said.text, rating: 0, picture: { imgUrl: iconUrl, alt: "" } });
  if (!shown) return undefined;
  return { shape: "quotes", variant: "one", tone: department === "orch" ? "mari" : "orch", quotes: [shown] };
}

function prepareCredits(words: OwnBand<"credits">, { entry, frames }: Job) {
  const rows = entry.credits.map(({ role, names }) => ({ heading: role, cells: [{ text: names, tone: undefined }] }));
  return { ...words, rows, pictures: frames.slice(1) };
}

function prepareCall(
  { start, ring, all, nearby, ...words }: OwnBand<"call-to-action">,
  { entry, content, service }: Job,
) {
  const { cases, services, site } = content;
  const others = cases.filter((other) => other !== entry);
  const related = chosenEntries(others, entry.related, 2).map((other) => caseFile(other, services));
  return {
    ...{ ...words, tone: service.department, lead: [entry.invitation], action: callOf(start, entry), related },
    second: { label: fillIn(ring, { phone: site.phone }), url: telephoneLink(site.phone) },
    ...{ links: [all], slots: [], quote: undefined },
    note:
      related.length > 0
        ? shownNote({ text: [bold(nearby), " ", entry.relatedReason], facts: [] }, content)
        : undefined,
  };
}

/** The pictures that open in the lightbox: the case's own, then the gallery. */
export function casePictures({ imgUrl, alt, caption, gallery }: Case, { pages }: Content) {
  const { viewer, open } = pages["portfolio-masonry"];
  const pictures = [{ imgUrl, alt, caption }, ...gallery];
  return lightboxFrames(
    pictures.map(({ caption: title, ...picture }) => ({ ...picture, title })),
    viewer,
    open,
  );
}

/** The case after this one with the same outcome, in a circle; that outcome's only case leads to the next of all. */
export function nextCase({ cases }: Content, entry: Case): Case {
  const alike = cases.filter(({ outcome }) => outcome === entry.outcome);
  const round = alike.length > 1 ? alike : cases;
  return round[(round.indexOf(entry) + 1) % round.length] ?? entry;
}
