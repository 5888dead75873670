/** Under which a supplier's form asks; the titles are in `content/pages/papers.yaml`. */
export const supplierTopics = [
  "company",
  "insurance",
  "security",
  "standards",
  "sub-processors",
  "continuity",
  "people",
  "method",
] as const;

/** Whether a standard is held, or evidence is only shown under an NDA. */
export const standings = ["held", "not-held", "under-nda"] as const;

/** What a supplier's form asks, of the fact that answers it. */
export interface Asked {
  topic: (typeof supplierTopics)[number];
  question: string;
  /** Other words that buyers search for. */
  also?: string | undefined;
  standing?: (typeof standings)[number] | undefined;
}
