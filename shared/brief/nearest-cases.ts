import { type Answers, answersQuery } from "./answers.ts";
import type { PriceBook } from "./price-book.ts";

/** A finished job as it would have been asked for on its first day. */
export interface PastJob {
  kind: string;
  stage: string;
  size: string;
  /** It was asked for. */
  isLiked?: boolean;
}

/** Past jobs of the same kind, and those that were asked for first; size counts more than state, and the first named of equals. */
export function nearestCases<Job extends PastJob>(answers: Answers, jobs: readonly Job[], count = 2): Job[] {
  const distance = (job: Job) =>
    (job.isLiked ? -4 : 0) + (job.size === answers.size ? 0 : 2) + (job.stage === answers.stage ? 0 : 1);
  const comparable = jobs.filter(({ isLiked, kind }) => isLiked || kind === answers.kind);
  return comparable.sort((a, b) => distance(a) - distance(b)).slice(0, count);
}

/** The address of a brief, without its question mark: its answers, and the jobs that it was asked to be compared with. */
export function briefQuery(answers: Answers, book: PriceBook, jobs: readonly (PastJob & { slug: string })[]): string {
  const liked = jobs.filter(({ isLiked }) => isLiked).map(({ slug }) => `&like=${slug}`);
  return answersQuery(answers, book) + liked.join("");
}
