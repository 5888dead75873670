import { expect, test } from "vitest";
import { formatDate, formatNumber, formatPercent, formatShortDate, formatSpan, telephoneLink } from "#shared/format.ts";
import { formatPrice, formatShort } from "#shared/money.ts";
import { formatDay, formatMoment } from "#shared/office-time.ts";
import { localeOf } from "./locale.server.ts";

const of = (locale: string, timeZone = "UTC", country = "") => localeOf({ lang: locale, locale, timeZone, country });
const britain = of("en-GB", "Europe/London", "GB");
const germany = of("de-DE", "Europe/Berlin", "DE");

test("a British site writes what it always has", () => {
  expect(formatDate("2026-09-03", britain)).toBe("3 September 2026");
  expect(formatShortDate("2026-09-03", britain)).toBe("3 Sep 2026");
  expect(formatPrice(1240, "£", britain)).toBe("£1,240.00");
  expect(formatMoment(new Date("2026-06-30T23:05:00Z"), britain)).toBe("1 July 2026, 00:05");
  expect(formatDay("2026-11-24", britain)).toBe("Tuesday 24 November 2026");
  expect(telephoneLink("0113 496 0150", britain)).toBe("tel:+441134960150");
});

test("a German site writes dates, numbers, amounts and times as Germany does", () => {
  expect(formatDate("2026-03-03", germany)).toBe("3. März 2026");
  expect(formatShortDate("2026-03-03", germany)).toBe("3. März 2026");
  expect(formatNumber(1240.5, 2, germany)).toBe("1.240,50");
  expect(formatPrice(-1240, "€", germany)).toBe("−1.240,00\u00a0€");
  expect(formatShort(24_000, "€", germany)).toBe("24.000\u00a0€");
  expect(formatShort(2_500_000, "€", germany)).toBe("2,5\u00a0Mio.\u00a0€");
  expect(formatSpan("3", "5", germany)).toBe("3 – 5");
  expect(formatPercent("12,5", germany)).toBe("12,5\u00a0%");
  expect(formatMoment(new Date("2026-11-20T14:20:00Z"), germany)).toBe("20. November 2026, 15:20");
});

test.each([
  ["en-US", "March 3, 2026", "$1,240.00"],
  ["es-ES", "3 de marzo de 2026", "1.240,00\u00a0$"],
  ["fr-FR", "3 mars 2026", "1\u202f240,00\u00a0$"],
  ["pl-PL", "3 marca 2026", "1\u00a0240,00\u00a0$"],
  ["ja-JP", "2026年3月3日", "$1,240.00"],
])("%s has its own order of a date and an amount", (locale, date, price) => {
  expect(formatDate("2026-03-03", of(locale))).toBe(date);
  expect(formatPrice(1240, "$", of(locale))).toBe(price);
});

test.each([
  ["en-GB", "£24k", "£3m", "3 to 5", "25%"],
  ["en-IE", "£24k", "£3m", "3 to 5", "25%"],
  ["fr-FR", "24\u00a0k\u00a0£", "3\u00a0M\u00a0£", "3 – 5", "25\u00a0%"],
  ["pl-PL", "24\u00a0tys.\u00a0£", "3\u00a0mln\u00a0£", "3 – 5", "25%"],
  ["ja-JP", "£24,000", "£3,000,000", "3～5", "25%"],
])("%s has its own short forms, spans and shares", (locale, thousands, millions, span, share) => {
  expect([24_000, 3_000_000].map((amount) => formatShort(amount, "£", of(locale)))).toEqual([thousands, millions]);
  expect(formatSpan("3", "5", of(locale))).toBe(span);
  expect(formatPercent("25", of(locale))).toBe(share);
});

test.each([
  ["fr-FR", "1 avr. 2026", "1 oct. 2026", "1 déc. 2026"],
  ["fr-CH", "1 avr. 2026", "1 oct. 2026", "1 déc. 2026"],
  ["de-DE", "1. Apr. 2026", "1. Okt. 2026", "1. Dez. 2026"],
  ["es-ES", "1 abr 2026", "1 oct 2026", "1 dic 2026"],
  ["pl-PL", "1 kwi 2026", "1 paź 2026", "1 gru 2026"],
  ["ja-JP", "2026年4月1日", "2026年10月1日", "2026年12月1日"],
  ["en-IE", "1 Apr 2026", "1 Oct 2026", "1 Dec 2026"],
])("%s abbreviates months as its language does, and no two alike", (locale, april, october, december) => {
  const dates = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-01`);
  const short = dates.map((date) => formatShortDate(date, of(locale)));
  expect([short[3], short[9], short[11], new Set(short).size]).toEqual([april, october, december, 12]);
});

test.each([
  ["040 123456", "DE", "tel:+4940123456"],
  ["612 345 678", "ES", "tel:+34612345678"],
  ["+44 (0)113 496 0150", "DE", "tel:+441134960150"],
  ["+39 06 1234567", "IT", "tel:+39061234567"],
])("%s of %s can be dialled from anywhere", (number, country, link) => {
  expect(telephoneLink(number, of("en", "UTC", country))).toBe(link);
});

test("only a language that is written from right to left says so", () => {
  expect(["en-GB", "ar", "he-IL", "az-Arab"].map((lang) => of(lang).dir)).toEqual([undefined, "rtl", "rtl", "rtl"]);
});
