import { lastWorkingDay, nextWeekday, type Weekday, workingDay } from "../fields/working-days.server.ts";

/** A day worked out from that of the build: one of each year, or the first so many working days ahead. */
export type ComingDay = { eachYear: string } | { afterWorkingDays: number; on?: Weekday | undefined };

/** The date as YYYY-MM-DD. Yearly dates that fall on a non-working day move to the working day before. */
export function comingDay(
  written: ComingDay,
  { today, country = "" }: { today: string; country?: string | undefined },
): string {
  if ("eachYear" in written) return nextOfYear(today, written.eachYear, country);
  const day = workingDay(today, written.afterWorkingDays, country);
  return written.on ? nextWeekday(day, written.on, country) : day;
}

function nextOfYear(today: string, monthAndDay: string, country: string): string {
  const inYear = (year: number) => lastWorkingDay(`${year}-${monthAndDay}`, country);
  const year = Number(today.slice(0, 4));
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}
