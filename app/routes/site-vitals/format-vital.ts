import { formatNumber } from "#shared/format.ts";
import type { VitalName } from "#shared/vitals.ts";

/** A timing in everyday units: seconds if it is longer than a blink. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === "CLS") return formatNumber(value, 2);
  return value < 500 ? `${Math.round(value)} ms` : `${formatNumber(value / 1000, 1)} s`;
}

/** Transferred bytes, in thousands. */
export function formatBytes(bytes: number): string {
  return `${formatNumber(bytes / 1000, 1)} KB`;
}
