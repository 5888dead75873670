import { formatDate } from "../format.ts";
import { formatWhole } from "../money.ts";
import type { Answers } from "./answers.ts";
import { type AssumedWords, assumedAnswers } from "./assumed-answers.ts";
import { estimate } from "./estimate.ts";
import { formatRange } from "./format-range.ts";
import { briefQuery, nearestCases, type PastJob } from "./nearest-cases.ts";
import { openQuestions } from "./open-questions.ts";
import type { PriceBook } from "./price-book.ts";
import { type QuestionWords, saidAnswers } from "./said-answers.ts";
import type { Calendar } from "./schedule.ts";

interface KnownJob extends PastJob {
  slug: string;
  title: string;
  weeks: number;
  people: number;
  /** In whole units of the site's own currency. */
  price: number;
}

/** What a brief is written from, besides its answers. */
export interface BriefSources {
  book: PriceBook;
  calendar: Calendar;
  jobs: readonly KnownJob[];
  words: {
    title: string;
    questions: QuestionWords;
    estimate: {
      said: string;
      taken: AssumedWords;
      range: string;
      open: string;
      waits: string;
      tax: string;
      fixedTax: string;
      working: string;
      people: string;
      earliest: string;
      askUs: string;
      assumptions: string;
      assumed: readonly string[];
      excluded: string;
      leftOut: readonly string[];
    };
    cases: { title: string; took: string };
    keep: { link: string };
  };
  /** The address of the page, with origin and base path. */
  pageUrl: string;
}

/** A brief as it is saved, sent and stored. */
export type BriefFile = ReturnType<typeof briefFile>;

/** A brief for programs; `/brief.schema.json` describes it. */
export function briefFile(answers: Answers, { book, calendar, jobs, words, pageUrl }: BriefSources) {
  const { floor, ceiling, currency, lines, people, earliest } = estimate(answers, book, calendar);
  return {
    version: 1,
    url: `${pageUrl}?${briefQuery(answers, book, jobs)}`,
    day: calendar.today,
    answers: { ...answers, risk: answers.risk ?? null },
    floor,
    ceiling,
    currency,
    lines: lines.map(({ id, label, effect, because }) => ({ id, label, effect, because })),
    people,
    assumptions: assumptionsOf(answers, { book, calendar, words }),
    excluded: [...words.estimate.leftOut],
    earliest,
    cases: nearestCases(answers, jobs).map(({ slug, title, weeks, people: most, price }) => {
      return { slug, title, weeks, people: most, price };
    }),
  };
}

/** The same as Markdown. */
export function briefText(answers: Answers, sources: BriefSources): string {
  const { title, range, tax, parts, link } = briefParts(briefFile(answers, sources), sources);
  const written = parts.flatMap(({ title, lines }) => [
    `## ${title}`,
    lines.map(({ label, text }) => (label ? `- **${label}**: ${text}` : `- ${text}`)).join("\n"),
  ]);
  return [`# ${title}`, `**${range}**`, tax, ...written, `${link.label}: ${link.url}`, ""].join("\n\n");
}

interface BriefPart {
  title: string;
  lines: readonly { label?: string; text: string }[];
}

/** A saved brief in words, as its text and the page after sending show it. */
export function briefParts(file: BriefFile, { book, words }: Pick<BriefSources, "book" | "words">) {
  const sign = book.currencies.find(({ code }) => code === file.currency)?.symbol ?? "";
  const home = book.currencies[0]?.symbol ?? "";
  const { estimate: told, cases } = words;
  const answers = { ...file.answers, risk: file.answers.risk ?? undefined };
  const said = saidAnswers(answers, book, words.questions);
  const open = openQuestions(answers, book);
  const parts: BriefPart[] = [
    { title: told.said, lines: said.map(({ question, answer }) => ({ text: `${question} ${answer}` })) },
    { title: told.waits, lines: open.map(({ key }) => ({ text: words.questions[key] })) },
    {
      title: told.working,
      lines: (open.length > 0 ? [] : file.lines).map(({ label, effect, because }) => {
        return { label, text: `${formatRange(effect, told.range, sign)}. ${because}` };
      }),
    },
    {
      title: told.people,
      lines: [
        { text: file.people.join(", ") },
        { label: told.earliest, text: file.earliest ? formatDate(file.earliest) : told.askUs },
      ],
    },
    { title: told.assumptions, lines: file.assumptions.map((text) => ({ text })) },
    { title: told.excluded, lines: file.excluded.map((text) => ({ text })) },
    {
      title: cases.title,
      lines: file.cases.map(({ title, weeks, people, price }) => {
        const took = cases.took.replace("{weeks}", String(weeks)).replace("{people}", String(people));
        return { label: title, text: took.replace("{price}", () => formatWhole(price, home)) };
      }),
    },
  ];
  return {
    title: words.title,
    range: open.length > 0 ? told.open : formatRange(file, told.range, sign),
    tax: `${open.length > 0 ? "" : file.floor === file.ceiling ? told.fixedTax : told.tax} (${formatDate(file.day)})`.trim(),
    said,
    parts: parts.filter(({ lines }) => lines.length > 0),
    link: { label: words.keep.link, url: file.url },
  };
}

function assumptionsOf(answers: Answers, { book, calendar, words }: Pick<BriefSources, "book" | "calendar" | "words">) {
  const taken = assumedAnswers(answers, book, calendar, words.estimate.taken).map(({ text }) => text);
  return [...taken, ...words.estimate.assumed];
}
