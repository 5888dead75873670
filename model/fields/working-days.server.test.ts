import { expect, test } from "vitest";
import { isWorkingDay, nextWeekday, workingDay, workingDaysBetween } from "./working-days.server.ts";

test.each([
  ["2026-11-23", true],
  ["2026-11-22", false],
  ["2026-04-03", false],
  ["2026-04-06", false],
  ["2025-05-05", false],
  ["2026-05-25", false],
  ["2026-08-31", false],
  ["2026-12-25", false],
  ["2026-12-28", false],
  ["2022-01-03", false],
  ["2021-12-27", false],
  ["2021-12-28", false],
  ["2027-12-27", false],
  ["2027-12-28", false],
  ["2027-12-29", true],
])("%s is a working day in England: %s", (day, is) => {
  expect(isWorkingDay(day, "GB")).toBe(is);
});

test("another country has its weekdays", () => {
  expect(isWorkingDay("2026-04-03", "DE")).toBe(true);
  expect(isWorkingDay("2026-04-04", "DE")).toBe(false);
});

test("fifteen working days from a Monday end on a Friday, and later where a holiday falls between", () => {
  expect(workingDay("2026-11-09", 15, "GB")).toBe("2026-11-27");
  expect(workingDay("2026-12-14", 15, "GB")).toBe("2027-01-06");
});

test("days are counted with both ends", () => {
  expect(workingDaysBetween("2026-11-09", "2026-11-23", "GB")).toBe(11);
  expect(workingDaysBetween("2026-11-23", "2026-11-22", "GB")).toBe(0);
});

test("a weekday that is a holiday is left out", () => {
  expect(nextWeekday("2026-11-23", "tuesday", "GB")).toBe("2026-11-24");
  expect(nextWeekday("2026-12-22", "friday", "GB")).toBe("2027-01-08");
});
