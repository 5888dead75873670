import { perLocale } from "#shared/per-locale.ts";

const inYears = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "year", unitDisplay: "long" }),
);
const inDays = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }),
);

/** A retention period in the same words everywhere: whole years as years, anything else as days. */
export function periodWords(days: number): string {
  return days % 365 === 0 ? inYears().format(days / 365) : inDays().format(days);
}
