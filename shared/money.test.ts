import { expect, test } from "vitest";
import { formatPrice, formatShort, formatWhole, signOf } from "./money.ts";
import { siteLocale } from "./site-locale.ts";

test("a price carries the sign of the currency and two places", () => {
  expect(formatPrice(29, "£")).toBe("£29.00");
  expect(formatPrice(1240, "£")).toBe("£1,240.00");
  expect(formatPrice(29, "€")).toBe("€29.00");
});

test("an amount below nothing has a real minus sign", () => {
  expect(formatPrice(-10, "£")).toBe("−£10.00");
});

test("whole amounts have no pence", () => {
  expect(formatWhole(136_136, "£")).toBe("£136,136");
});

test("round figures are written in thousands and millions", () => {
  expect(formatShort(900, "£")).toBe("£900");
  expect(formatShort(24_000, "£")).toBe("£24k");
  expect(formatShort(3_000_000, "£")).toBe("£3m");
});

test("a currency has the sign that the locale knows it by", () => {
  expect(signOf("GBP")).toBe("£");
  expect(signOf("USD", { ...siteLocale, locale: "en-GB" })).toBe("US$");
});
