import type { Content } from "../content.server.ts";
import { withoutCitations } from "../facts/citations.server.ts";
import { calendarProblems } from "./calendar-problems.server.ts";
import { captionProblems } from "./caption-problems.server.ts";
import { type Excuse, recordDay } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { headProblems } from "./head-problems.server.ts";
import { repeatedNumbers } from "./repeated-numbers.server.ts";
import { fieldsOf } from "./texts-in.server.ts";
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
  const typed = files.flat().map((field) => ({ ...field, text: withoutCitations(field.text) }));
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
      ...calendarProblems(typed, { ...manner, dayOf, isExcused }),
    ],
    warnings: repeatedNumbers(typed, { symbol: manner.currency.symbol, isExcused }),
  };
}
