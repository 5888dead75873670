/** Where a founder stands: before a question, at an end because of one, or through all of them. Questions count from 0. */
export type Outcome = { kind: "open"; next: number } | { kind: "no"; at: number } | { kind: "yes" };

/** Answers from an address such as `yyn`: nothing is asked after a no, nor after the last question. */
export function readPath(path: string, questions: number): boolean[] {
  const [asked = ""] = /^y*n?/.exec(path) ?? [];
  return [...asked].slice(0, questions).map((letter) => letter === "y");
}

export const writePath = (answers: readonly boolean[]) => answers.map((isYes) => (isYes ? "y" : "n")).join("");

/** The path with this answer; whatever was answered behind it is asked again. */
export function answered(answers: readonly boolean[], question: number, isYes: boolean): boolean[] {
  return [...answers.slice(0, question), isYes];
}

export function outcomeOf(answers: readonly boolean[], questions: number): Outcome {
  const at = answers.indexOf(false);
  if (at >= 0) return { kind: "no", at };
  return answers.length < questions ? { kind: "open", next: answers.length } : { kind: "yes" };
}

/** How many of those who set out are still there after each question. */
export function leftAfterEach(start: number, questions: readonly { out: number }[]): number[] {
  let left = start;
  return questions.map(({ out }) => {
    left -= out;
    return left;
  });
}
