import { formatDate, formatSpan } from "../format.ts";
import type { AnswerKey, Answers } from "./answers.ts";
import type { PriceBook } from "./price-book.ts";
import { type Calendar, scheduleOf } from "./schedule.ts";

/** Sentences for assumptions about open questions; each contains the placeholder of its name. */
export type AssumedWords = Record<"size" | "weeks" | "crew" | "start", string>;

export interface AssumedAnswer {
  key: AnswerKey;
  /** The step that asks for it, from 1. */
  step: number;
  text: string;
}

/** What the estimate takes for the answers that can be changed but were not given. */
export function assumedAnswers(
  answers: Answers,
  book: PriceBook,
  calendar: Calendar,
  words: AssumedWords,
): AssumedAnswer[] {
  const { kind, fixed, crew, plan, earliest } = scheduleOf(answers, book, calendar);
  const weeks = formatSpan(String(Math.ceil(plan.from / crew)), String(Math.ceil(plan.to / crew)));
  const [smallest, largest] = [kind.sizes[0]?.label ?? "", kind.sizes.at(-1)?.label ?? ""];
  const all = [
    { key: "size", step: 1, text: words.size.replace("{from}", () => smallest).replace("{to}", () => largest) },
    { key: "weeks", step: 3, text: words.weeks.replace("{weeks}", weeks) },
    { key: "crew", step: 4, text: words.crew.replace("{crew}", String(crew)) },
    ...(earliest ? [{ key: "start", step: 3, text: words.start.replace("{day}", formatDate(earliest)) } as const] : []),
  ] as const;
  // The people and weeks of a job with a fixed price cannot be changed.
  return all.filter(({ key }) => answers[key] === undefined && (key === "start" || !fixed));
}
