const officeDay = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Europe/London" });

/** The day, as YYYY-MM-DD, that is so many working days after a moment; the day of the moment does not count. */
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
