import type { VitalName } from "#shared/vitals.ts";

/** A timing as a person says it: seconds where it takes longer than a blink. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === "CLS") return value.toFixed(2);
  return value < 500 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Bytes as they are sent, in thousands. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
