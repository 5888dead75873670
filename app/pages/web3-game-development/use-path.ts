import { useQuery } from "#app/browser/use-query.ts";
import { answered, type Outcome, outcomeOf, readPath, writePath } from "./walk-path.ts";

/** A walk through yes-or-no questions. */
export interface Path {
  answers: readonly boolean[];
  outcome: Outcome;
  answer: (question: number, isYes: boolean) => void;
  restart: () => void;
}

/** The path that the address tells, and its next answer; the same questions make the same address on every page. */
export function usePath(questions: number): Path {
  const [{ path }, change] = useQuery({ path: "" });
  const answers = readPath(path, questions);
  return {
    answers,
    outcome: outcomeOf(answers, questions),
    answer: (question, isYes) => change({ path: writePath(answered(answers, question, isYes)) }),
    restart: () => change({ path: "" }),
  };
}
