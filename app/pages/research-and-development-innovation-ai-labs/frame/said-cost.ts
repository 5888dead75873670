import { formatNumber } from "#shared/format.ts";

/** Hundredths of a millisecond as they are read: one place after the point, two where one would round. */
export const saidCost = (hundredths: number, unit: string) =>
  `${formatNumber(hundredths / 100, hundredths % 10 ? 2 : 1)} ${unit}`;
