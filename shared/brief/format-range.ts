import { formatWhole } from "../money.ts";

/** A range in words, from a pattern with `{floor}` and `{ceiling}`; one amount where both ends are the same. */
export function formatRange(
  { floor, ceiling }: { floor: number; ceiling: number },
  pattern: string,
  sign: string,
): string {
  if (floor === ceiling) return formatWhole(floor, sign);
  return pattern
    .replace("{floor}", () => formatWhole(floor, sign))
    .replace("{ceiling}", () => formatWhole(ceiling, sign));
}
