import type { VitalName, VitalReading } from "#shared/vitals.ts";

/** Each bucket reaches 5 % further than the last, so a figure read back is too high by at most that much. */
const growth = Math.log(1.05);
/** Layout shift is a small fraction; it is counted in ten-thousandths. */
const unitsOf = (metric: VitalName) => (metric === "CLS" ? 10_000 : 1);

/** The bucket of a value; zero has the first. */
export function bucketOf(metric: VitalName, value: number): number {
  const units = value * unitsOf(metric);
  return units < 1 ? 0 : 1 + Math.ceil(Math.log(units) / growth - 1e-9);
}

/** The highest value in a bucket. */
export function topOf(metric: VitalName, bucket: number): number {
  return bucket === 0 ? 0 : Math.exp((bucket - 1) * growth) / unitsOf(metric);
}

/** The 75th percentile; undefined without visits. */
export function readingOf(metric: VitalName, counts: ReadonlyMap<number, number>): VitalReading | undefined {
  const visits = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (visits === 0) return undefined;
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= 0.75 * visits) return { p75: topOf(metric, bucket), visits };
  }
  return undefined;
}
