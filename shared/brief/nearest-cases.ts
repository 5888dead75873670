import type { Answers } from "./answers.ts";

/** A finished job as it would have been asked for on its first day. */
export interface PastJob {
  kind: string;
  stage: string;
  size: string;
}

/** The past jobs most like these answers: kind counts most, then size, then stage; the first named of equals. */
export function nearestCases<Job extends PastJob>(answers: Answers, jobs: readonly Job[], count = 2): Job[] {
  const distance = (job: Job) =>
    (job.kind === answers.kind ? 0 : 4) + (job.size === answers.size ? 0 : 2) + (job.stage === answers.stage ? 0 : 1);
  return [...jobs].sort((a, b) => distance(a) - distance(b)).slice(0, count);
}
