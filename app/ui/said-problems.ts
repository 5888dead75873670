/** The words for one problem: in the summary above the form and at the field itself. */
export interface ProblemWords {
  summary: string;
  hint: string;
}

export interface SaidProblem extends ProblemWords {
  field: string;
}

/** Puts problems into words by field, in order; one without words falls back to its field's name. */
export function sayProblems(
  problems: Readonly<Record<string, string | undefined>>,
  words: Readonly<Record<string, Readonly<Record<string, ProblemWords>> | undefined>>,
): SaidProblem[] {
  return Object.entries(problems).flatMap(([field, problem]) => {
    if (problem === undefined) return [];
    return [{ field, ...(words[field]?.[problem] ?? { summary: field, hint: problem }) }];
  });
}
