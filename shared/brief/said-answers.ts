import { formatDate } from "../format.ts";
import type { AnswerKey, Answers } from "./answers.ts";
import { type Choice, type PriceBook, sizeChoices } from "./price-book.ts";

/** The questions by the key of their answer, and the words for "none" of two of them. */
export type QuestionWords = Record<Exclude<AnswerKey, "currency"> | "noDue" | "noRisk", string>;

/** The given answers, with their questions. */
export function saidAnswers(answers: Answers, book: PriceBook, words: QuestionWords) {
  const kind = book.kinds.find(({ id }) => id === answers.kind);
  const chosen = (choices: readonly Choice[] | undefined, id: string | undefined) =>
    choices?.find((choice) => choice.id === id)?.label;
  const { due, risk, start, weeks, crew } = answers;
  const fears = risk?.map((id) => chosen(book.risks, id)).join(", ");
  const said: [keyof QuestionWords, string | undefined][] = [
    ["kind", kind?.label],
    ["size", chosen(sizeChoices(kind), answers.size)],
    ["stage", chosen(book.stages, answers.stage)],
    ["weeks", weeks?.toString()],
    ["start", start && formatDate(start)],
    ["due", due === null ? words.noDue : due && formatDate(due)],
    ["crew", crew?.toString()],
    ["handover", chosen(book.handovers, answers.handover)],
    ["risk", fears === "" ? words.noRisk : fears],
    ["decider", answers.decider && book.oneDecider.label],
  ];
  return said.flatMap(([key, value]) => (value ? [{ key, question: words[key], answer: value }] : []));
}
