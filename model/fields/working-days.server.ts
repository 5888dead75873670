const dayMs = 86_400_000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const plusDays = (day: string, days: number) =>
  new Date(dateOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (day: string) => dateOf(day).getUTCDay();

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
export type Weekday = (typeof weekdays)[number];

/** Monday to Friday, less the bank holidays of England where the site's country is Great Britain. Days are YYYY-MM-DD. */
export function isWorkingDay(day: string, country: string): boolean {
  const isWeekend = weekdayOf(day) % 6 === 0;
  return !isWeekend && !(country === "GB" && bankHolidays(Number(day.slice(0, 4))).includes(day));
}

/** The last of so many working days, the first of which is `start`. */
export function workingDay(start: string, count: number, country: string): string {
  let [day, left] = [start, count];
  while (true) {
    if (isWorkingDay(day, country)) left -= 1;
    if (left <= 0) return day;
    day = plusDays(day, 1);
  }
}

/** A day itself if it is a working day, or the last one before it. */
export function lastWorkingDay(day: string, country: string): string {
  return isWorkingDay(day, country) ? day : lastWorkingDay(plusDays(day, -1), country);
}

/** How many working days there are from one day to another, both counted; nought if they stand the other way round. */
export function workingDaysBetween(from: string, to: string, country: string): number {
  let count = 0;
  for (let day = from; day <= to; day = plusDays(day, 1)) count += Number(isWorkingDay(day, country));
  return count;
}

/** The first such weekday after a day that is a working day. */
export function nextWeekday(after: string, name: Weekday, country: string): string {
  let day = plusDays(after, 1);
  while (weekdayOf(day) !== weekdays.indexOf(name) + 1 || !isWorkingDay(day, country)) day = plusDays(day, 1);
  return day;
}

const holidaysOf = new Map<number, string[]>();

function bankHolidays(year: number): string[] {
  const known = holidaysOf.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const newYear = workday(`${year}-01-01`);
  const christmas = workday(`${year}-12-25`);
  const boxing = workday(`${year}-12-26`);
  const holidays = [
    ...[newYear, plusDays(easter, -2), plusDays(easter, 1), firstMonday(`${year}-05-01`), firstMonday(`${year}-05-25`)],
    ...[firstMonday(`${year}-08-25`), christmas, boxing === christmas ? workday(plusDays(boxing, 1)) : boxing],
  ];
  holidaysOf.set(year, holidays);
  return holidays;
}

/** A holiday at a weekend is taken on the next weekday. */
function workday(day: string): string {
  return weekdayOf(day) % 6 === 0 ? workday(plusDays(day, 1)) : day;
}

function firstMonday(from: string): string {
  return weekdayOf(from) === 1 ? from : firstMonday(plusDays(from, 1));
}

/** By the anonymous Gregorian rule of 1876. */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
}
