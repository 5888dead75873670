import { siteLocale } from "#shared/site-locale.ts";

const inYears = new Intl.NumberFormat(siteLocale.locale, { style: "unit", unit: "year", unitDisplay: "long" });
const inDays = new Intl.NumberFormat(siteLocale.locale, { style: "unit", unit: "day", unitDisplay: "long" });

/** A retention period in the same words everywhere: whole years as years, anything else as days. */
export function periodWords(days: number): string {
  return days % 365 === 0 ? inYears.format(days / 365) : inDays.format(days);
}
