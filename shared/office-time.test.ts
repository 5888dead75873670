import { expect, test } from "vitest";
import { formatDay, formatMoment, workingDaysAfter } from "./office-time.ts";
import { siteLocale } from "./site-locale.ts";

const office = { ...siteLocale, timeZone: "Europe/London" };

test("two working days after a Friday is a Tuesday", () => {
  expect(workingDaysAfter(new Date("2026-11-20T14:20:00Z"), 2, [])).toBe("2026-11-24");
});

test("days on which the office is closed do not count", () => {
  const closed = ["2026-12-25", "2026-12-28", "2027-01-01"];
  expect(workingDaysAfter(new Date("2026-12-23T12:00:00Z"), 2, closed)).toBe("2026-12-29");
});

test("the day is the office's: late on a summer evening it is tomorrow there already", () => {
  expect(workingDaysAfter(new Date("2026-07-01T23:30:00Z"), 1, [], office)).toBe("2026-07-03");
});

test("a moment is shown by the office's clock, in summer time too", () => {
  expect(formatMoment(new Date("2026-11-20T14:20:00Z"), office)).toBe("20 November 2026, 14:20");
  expect(formatMoment(new Date("2026-06-30T23:05:00Z"), office)).toBe("1 July 2026, 00:05");
});

test("a day is named before its date", () => {
  expect(formatDay("2026-11-24")).toBe("Tuesday 24 November 2026");
});
