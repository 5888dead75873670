import type { Department } from "#shared/department.ts";

/** What something adds to a price, in per cent; negative where it saves. */
export interface Share {
  from: number;
  to: number;
}

/** An answer that can be chosen. */
export interface Choice {
  /** As written in addresses. */
  id: string;
  label: string;
}

/** An answer that moves the price. */
export interface Move extends Choice {
  share: Share;
  /** Why it does; `{share}` and what the factor knows are filled in. */
  because: string;
}

/** How large a job of a kind is. */
interface JobSize extends Choice {
  /** People in the busiest week. */
  crew: number;
  /** People of the busiest week times weeks, from the smallest job of this size to the largest. */
  work: Share;
}

/** A job with one price, whatever else is answered. */
export interface FixedJob extends Choice {
  /** In whole units of the site's currency. */
  price: number;
  /** People in the busiest week. */
  crew: number;
  weeks: number;
}

export interface JobKind extends Choice {
  department: Department;
  /** What one person costs for a week, in whole units of the site's currency. */
  week: number;
  because: string;
  /** From small to large: a larger one never has fewer people or less work. */
  sizes: readonly JobSize[];
  /** They answer the same question as the sizes. */
  fixed?: readonly FixedJob[] | undefined;
}

/** What prices are worked out from; all words and figures are content. */
export interface PriceBook {
  kinds: readonly JobKind[];
  stages: readonly Move[];
  handovers: readonly Move[];
  risks: readonly Move[];
  /** A date that cannot move. */
  fixedDate: Move;
  /** For each tenth of the time that is missing before that date. */
  squeeze: Move;
  /** What it saves if one person decides; counts only if it is ticked, and not beside the risk in `unless`. */
  oneDecider: Move & { unless: string };
  /** What may come for each question that has no answer. */
  unsaid: Move;
  /** More people and weeks in the description than in the plan. */
  scope: Choice & { because: string };
  /** The one line of an estimate for a job with a fixed price. */
  fixedPrice: Choice & { because: string };
  /** How much of the time people are on a job, in per cent of the busiest week. */
  fill: Share;
  /** The site's own comes first, at 1. */
  currencies: readonly { code: string; symbol: string; rate: number; asOf: string | null }[];
}

/** Everything that answers how large a job of a kind is. */
export const sizeChoices = (kind: JobKind | undefined): readonly Choice[] => [
  ...(kind?.fixed ?? []),
  ...(kind?.sizes ?? []),
];
