import type { Fields } from "../fields/fields.server.ts";

/** The dates of an experiment; with the day on which it started, the days that are done are worked out. */
export const experimentDays = (f: Fields) => ({
  started: f.weekday("its first day, a working day like 2026-11-09").optional(),
  when: f.text("day, date and reason; {day}, {days}, {started} and {reports} are filled in if it says when it started"),
  over: f.text("the same once its last day is over").optional(),
});
