import type { Content } from "../content.server.ts";
import { withoutCitations } from "../facts/citations.server.ts";
import { type Calendar, calendarProblems } from "./calendar-problems.server.ts";
import { captionProblems } from "./caption-problems.server.ts";
import { type Excuse, recordDay } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { headProblems } from "./head-problems.server.ts";
import { repeatedNumbers } from "./repeated-numbers.server.ts";
import { type FieldText, fieldsOf } from "./texts-in.server.ts";
import type { IsExcused } from "./watch-rules.server.ts";
import { watchProblems } from "./words-watch.server.ts";

interface Wording {
  pages: Partial<Content["pages"]>;
  /** The content as parsed, by file. */
  values: ReadonlyMap<string, unknown>;
  excuses: readonly Excuse[];
  manner: { locale: string; country: string; currency: { symbol: string } };
  today: string;
}

/**
 * What is valid and still written badly: heads and captions that say nothing of their own, what is watched, and days that
 * cannot be so. Figures that two files type are only warned of.
 */
export function wordingProblems(
  root: string,
  { pages, values, excuses, manner, today }: Wording,
): Record<"wordings" | "warnings", ContentProblem[]> {
  const files = [...values].map(([file, value]) => fieldsOf(file, value));
  const typedFiles = files.map(typedOf);
  const everyText = typedFiles.flat();
  const isExcused: IsExcused = (file, text) => excuses.some((excuse) => excuse.file === file && excuse.text === text);
  const dayOf = (file: string) => {
    const day = recordDay(file, values.get(file));
    return { day: day ?? today, isRecord: day !== undefined };
  };
  return {
    wordings: [
      ...headProblems(pages),
      ...captionProblems(values),
      ...watchProblems(root, { files, isExcused }),
      ...typedFiles.flatMap((fields) => calendarOf(fields, { ...manner, dayOf, isExcused }, { excuses, today })),
    ],
    warnings: repeatedNumbers(everyText, { symbol: manner.currency.symbol, isExcused }),
  };
}

const typed = new WeakMap<object, FieldText[]>();

/** The same list for the same fields, as with them. */
function typedOf(fields: readonly FieldText[]): FieldText[] {
  const own = typed.get(fields) ?? fields.map((field) => ({ ...field, text: withoutCitations(field.text) }));
  typed.set(fields, own);
  return own;
}

const checked = new WeakMap<object, { key: string; problems: ContentProblem[] }>();

/** Days of a file, checked once a day unless it changes, or what is excused does. */
function calendarOf(
  fields: readonly FieldText[],
  calendar: Calendar,
  { excuses, today }: Pick<Wording, "excuses" | "today">,
): ContentProblem[] {
  const { locale, country } = calendar;
  const key = JSON.stringify([locale, country, today, excuses]);
  const last = checked.get(fields);
  const problems = last?.key === key ? last.problems : calendarProblems(fields, calendar);
  checked.set(fields, { key, problems });
  return problems;
}
