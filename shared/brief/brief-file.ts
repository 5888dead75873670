import { formatWhole } from "../money.ts";
import type { Answers } from "./answers.ts";
import { type AssumedWords, assumedAnswers } from "./assumed-answers.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { briefQuery, nearestCases, type PastJob } from "./nearest-cases.ts";
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
      tax: string;
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
    lines: lines.map(({ id, effect, because }) => ({ id, effect, because })),
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
export function briefText(answers: Answers, { book, calendar, jobs, words, pageUrl }: BriefSources): string {
  const result = estimate(answers, book, calendar);
  const sign = book.currencies.find(({ code }) => code === result.currency)?.symbol ?? "";
  const home = book.currencies[0]?.symbol ?? "";
  const { estimate: said, cases } = words;
  const answered = saidAnswers(answers, book, words.questions).map(({ question, answer }) => `${question} ${answer}`);
  const near = nearestCases(answers, jobs).map(({ title, weeks, people, price }) => {
    const took = cases.took.replace("{weeks}", String(weeks)).replace("{people}", String(people));
    return `${title}: ${took.replace("{price}", () => formatWhole(price, home))}`;
  });
  return [
    `# ${words.title}`,
    `**${rangeOf(result, said.range, sign)}**`,
    `${said.tax} (${calendar.today})`,
    ...section(said.said, answered),
    `## ${said.working}`,
    listOf(
      result.lines.map(
        ({ label, effect, because }) => `**${label}**: ${rangeOf(effect, said.range, sign)}. ${because}`,
      ),
    ),
    `## ${said.people}`,
    result.people.join(", "),
    `${said.earliest}: ${result.earliest ?? said.askUs}`,
    ...section(said.assumptions, assumptionsOf(answers, { book, calendar, words })),
    ...section(said.excluded, said.leftOut),
    ...section(cases.title, near),
    `${words.keep.link}: ${pageUrl}?${briefQuery(answers, book, jobs)}`,
    "",
  ].join("\n\n");
}

function assumptionsOf(answers: Answers, { book, calendar, words }: Pick<BriefSources, "book" | "calendar" | "words">) {
  const taken = assumedAnswers(answers, book, calendar, words.estimate.taken).map(({ text }) => text);
  return [...taken, ...words.estimate.assumed];
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}`, listOf(lines)] : []);

function rangeOf({ floor, ceiling }: Pick<Estimate, "floor" | "ceiling">, pattern: string, sign: string): string {
  if (floor === ceiling) return formatWhole(floor, sign);
  return pattern
    .replace("{floor}", () => formatWhole(floor, sign))
    .replace("{ceiling}", () => formatWhole(ceiling, sign));
}
