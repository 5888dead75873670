const freshDays = 10;
const dayMs = 86_400_000;

/** The last day, as YYYY-MM-DD, on which starts counted on a given day are still shown. */
export function lastFreshDay(asOf: string): string {
  return new Date(Date.parse(asOf) + freshDays * dayMs).toISOString().slice(0, 10);
}
