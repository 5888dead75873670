import type { VitalName } from "#shared/vitals.ts";

/** A timing in everyday units: seconds if it is longer than a blink. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === "CLS") return value.toFixed(2);
  return value < 500 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Transferred bytes, in thousands. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
