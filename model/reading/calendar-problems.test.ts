import { expect, test } from "vitest";
import { calendarProblems } from "./calendar-problems.server.ts";

const calendar = {
  locale: "en-GB",
  country: "GB",
  dayOf: (file: string) =>
    file.includes("blog/") ? { day: "2026-08-01", isRecord: true } : { day: "2026-11-22", isRecord: false },
  isExcused: (_file: string, _text: string) => false,
};

const reasonsIn = (text: string, file = "content/pages/faq.yaml", settings = calendar) =>
  calendarProblems([{ file, name: "text", path: "text", text }], settings).map(({ reason }) => reason);

test.each([
  ["On Friday 16 May 2026 it opened.", '"Friday 16 May 2026" is a Saturday; write another weekday or date'],
  [
    "You hear after three working days, on 25 December 2026.",
    'this sentence promises a working day, and "25 December 2026" is not one; write a working day',
  ],
  [
    "Orders of the fourth quarter of 2026 rose.",
    '"fourth quarter of 2026" ends on 2026-12-31, after this text of 2026-11-22; wait for its end, or name the day until which you counted',
  ],
  [
    "Day 9 of 15, on time.",
    '"Day 9 of 15" is true for one day; write Day {day} of {days}, with the day on which it started',
  ],
  [
    "An engineer is free on Tue 1 December, 10:00.",
    '"1 December, 10:00" passes; write a weekday and a time, from which the day is worked out, or the year of a day that has been',
  ],
])("%s: %s", (text, reason) => {
  expect(reasonsIn(text)).toEqual([reason]);
});

test("days that can be so are left alone, and a record may count the days of its own", () => {
  expect(
    reasonsIn("Saturday 16 May 2026, the third quarter of 2026, day 9. Two working days. On 26 December 2026."),
  ).toEqual([]);
  expect(reasonsIn("Day 9 of 15. On 1 December at 10:00.", "content/blog/a.md")).toEqual([]);
  expect(reasonsIn("Counted at 10:00, and on 1 December 2025, 10:00.")).toEqual([]);
});

test("a record speaks on its own day, and the site's language is read", () => {
  expect(reasonsIn("Q3 2026 was good.", "content/blog/a.md")).toHaveLength(1);
  expect(reasonsIn("Am Freitag, 16. Mai 2026", undefined, { ...calendar, locale: "de-DE" })).toEqual([
    '"Freitag, 16. Mai 2026" is a Samstag; write another weekday or date',
  ]);
});

test("what is excused by name is left alone", () => {
  const isExcused = (_file: string, text: string) => text === "Friday 16 May 2026";
  expect(reasonsIn("Friday 16 May 2026", undefined, { ...calendar, isExcused })).toEqual([]);
});
