import type { AnswerKey, Answers } from "./answers.ts";
import { type PriceBook, sizeChoices } from "./price-book.ts";

export interface OpenQuestion {
  key: Exclude<AnswerKey, "currency">;
  /** The step that asks it, from 1. */
  step: number;
}

/** The questions that a price waits for, in the order of the steps. A job with a fixed price needs no answer after its size. */
export function openQuestions(
  { kind, size, stage, due, handover, risk }: Answers,
  { kinds }: PriceBook,
): OpenQuestion[] {
  const job = kinds.find(({ id }) => id === kind);
  const isFixed = job?.fixed?.some(({ id }) => id === size);
  const asked: [OpenQuestion["key"], number, unknown][] = [
    ["kind", 1, kind],
    ["size", 1, sizeChoices(job).length === 0 || size],
    ["stage", 2, isFixed || stage],
    ["due", 3, isFixed || due === null || due],
    ["handover", 4, isFixed || handover],
    ["risk", 5, isFixed || risk],
  ];
  return asked.flatMap(([key, step, answer]) => (answer ? [] : [{ key, step }]));
}
