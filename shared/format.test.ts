import { expect, test } from "vitest";
import { formatDate, formatNumber, formatShortDate, telephoneLink } from "./format.ts";
import { siteLocale } from "./site-locale.ts";

test("a date is written out", () => {
  expect(formatDate("2026-03-03")).toBe("3 March 2026");
});

test("a date names the same day in every time zone", () => {
  const zone = process.env.TZ;
  process.env.TZ = "Pacific/Honolulu";
  expect(formatDate("2026-01-01")).toBe("1 January 2026");
  process.env.TZ = zone;
});

test("a short date has an abbreviated month", () => {
  expect(formatShortDate("2026-03-03")).toBe("3 Mar 2026");
  expect(formatShortDate("2026-09-14")).toBe("14 Sep 2026");
});

test("thousands are parted, decimals are not", () => {
  expect([0, 999, 1000, 1_234_567].map((value) => formatNumber(value))).toEqual(["0", "999", "1,000", "1,234,567"]);
  expect(formatNumber(1240.5, 2)).toBe("1,240.50");
  expect(formatNumber(1000.12345)).toBe("1,000.12345");
});

test("a telephone link dials the number however it is written", () => {
  const site = { ...siteLocale, dialling: "+44" };
  for (const number of [
    ...["020 7946 0000", "(020) 7946 0000", "020–7946–0000", "+44 (0)20 7946 0000", "+44 ( 0 ) 20 7946 0000"],
    ...[
      "0044 20 7946 0000",
      "０２０　７９４６　００００",
      "＋44 20 7946 0000",
      "020 7946 0000 ext. 12",
      "020 7946 0000 x12",
    ],
  ])
    expect([number, telephoneLink(number, site)]).toEqual([number, "tel:+442079460000"]);
});
