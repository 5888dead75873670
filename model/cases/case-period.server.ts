import { formatDate, formatSpan } from "#shared/format.ts";
import { siteLocale } from "#shared/site-locale.ts";

/** `5 January to 20 March 2026`; the first year only if it differs, or does not end a date of the locale. */
export function formatPeriod(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4) && siteLocale.date.endsWith(" {year}");
  const start = formatDate(from);
  return formatSpan(isOneYear ? start.slice(0, -5) : start, formatDate(to));
}
