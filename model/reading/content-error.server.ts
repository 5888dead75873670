export interface ContentProblem {
  file: string;
  field: string;
  reason: string;
}

/** Thrown with every problem found, not only the first. */
export class ContentError extends Error {
  problems: ContentProblem[];
  constructor(problems: ContentProblem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${[file, field, reason].filter(Boolean).join(": ")}`);
    super(`content has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}\n${lines.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
