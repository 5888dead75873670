import { formatDate } from "./format.ts";

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "Europe/London",
});

/** An instant in office time: `20 November 2026, 14:20`. */
export function formatMoment(date: Date): string {
  const parts = Object.fromEntries(moment.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** `2026-03-03` as `Tuesday 3 March 2026`. */
export function formatDay(isoDate: string): string {
  return `${weekday.format(new Date(`${isoDate}T00:00:00Z`))} ${formatDate(isoDate)}`;
}

const officeDay = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Europe/London" });

/** The day, as YYYY-MM-DD, a number of working days after a moment; the moment's own day does not count. */
export function workingDaysAfter(moment: Date, days: number, closedDays: readonly string[]): string {
  const day = new Date(`${officeDay.format(moment)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day, closedDays)) left--;
  }
  return day.toISOString().slice(0, 10);
}

function isWorkingDay(day: Date, closedDays: readonly string[]): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !closedDays.includes(day.toISOString().slice(0, 10));
}
