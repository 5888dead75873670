import { expect, test } from "vitest";
import { comingDay } from "./coming-day.server.ts";

const britain = (today: string) => ({ today, country: "GB" });

test("a day of each year is the next one, or the working day before it", () => {
  expect(comingDay({ eachYear: "02-26" }, britain("2026-11-22"))).toBe("2027-02-26");
  expect(comingDay({ eachYear: "02-26" }, britain("2027-02-26"))).toBe("2027-02-26");
  expect(comingDay({ eachYear: "02-26" }, britain("2027-02-27"))).toBe("2028-02-25");
  expect(comingDay({ eachYear: "12-25" }, britain("2026-11-22"))).toBe("2026-12-24");
});

test("so many working days ahead, holidays left out, and from there the next such weekday", () => {
  expect(comingDay({ afterWorkingDays: 3 }, britain("2026-12-23"))).toBe("2026-12-29");
  expect(comingDay({ afterWorkingDays: 32, on: "monday" }, britain("2026-11-22"))).toBe("2027-01-11");
});
