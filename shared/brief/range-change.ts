import type { Estimate } from "./estimate.ts";

/** What an answer did to a range. */
export interface RangeChange {
  kind: "narrower" | "wider" | "moved" | "same";
  /** By how much its ends came closer or moved apart. */
  amount: number;
}

type Range = Pick<Estimate, "floor" | "ceiling" | "currency">;

/** Undefined where the two cannot be compared. */
export function rangeChange(before: Range, after: Range): RangeChange | undefined {
  if (before.currency !== after.currency) return undefined;
  const amount = after.ceiling - after.floor - (before.ceiling - before.floor);
  if (amount !== 0) return { kind: amount < 0 ? "narrower" : "wider", amount: Math.abs(amount) };
  return { kind: after.floor === before.floor ? "same" : "moved", amount: 0 };
}
