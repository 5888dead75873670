import { formatDate } from "./format.ts";
import type { SiteLocale } from "./locale.ts";
import { siteLocale } from "./site-locale.ts";

/** An instant in office time: `20 November 2026, 14:20`. */
export function formatMoment(date: Date, forms = siteLocale): string {
  return `${formatDate(officeDay(date, forms.timeZone), forms)}, ${clockTime(date, forms.timeZone)}`;
}

/** `14:20`, as the office's clock shows it. */
export function clockTime(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeStyle: "short", hourCycle: "h23", timeZone }).format(date);
}

/** `2026-03-03` as `Tuesday 3 March 2026`. */
export function formatDay(isoDate: string, forms = siteLocale): string {
  const weekday = new Intl.DateTimeFormat(forms.locale, { weekday: "long", timeZone: "UTC" });
  return `${weekday.format(new Date(`${isoDate}T00:00:00Z`))} ${formatDate(isoDate, forms)}`;
}

/** As YYYY-MM-DD. */
export function officeDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(moment);
}

/** The day, as YYYY-MM-DD, a number of working days after a moment; the moment's own day does not count. */
export function workingDaysAfter(
  moment: Date,
  days: number,
  closedDays: readonly string[],
  { timeZone }: Pick<SiteLocale, "timeZone"> = siteLocale,
): string {
  const day = new Date(`${officeDay(moment, timeZone)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day, closedDays)) left--;
  }
  return day.toISOString().slice(0, 10);
}

/** An enquiry is promised an answer within so many working days. */
export const replyWithinDays = 2;

function isWorkingDay(day: Date, closedDays: readonly string[]): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !closedDays.includes(day.toISOString().slice(0, 10));
}
