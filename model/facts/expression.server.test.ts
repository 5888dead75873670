import { expect, test } from "vitest";
import { ExpressionError, evaluate } from "./expression.server.ts";
import type { Quantity } from "./quantity.server.ts";

const pounds = (from: number, to = from): Quantity => ({ from, to, unit: { currency: "GBP" } });
const facts: Record<string, Quantity> = {
  "crew-week": { ...pounds(8000), per: "week" },
  slice: pounds(24_000, 140_000),
  "fixed-date": { from: 10, to: 25, unit: "%" },
  weeks: { from: 2, to: 10, unit: { one: "week", many: "weeks" } },
};
const worked = (source: string) =>
  evaluate(source, (name) => {
    const found = facts[name];
    if (!found) throw new ExpressionError(`there is no fact "${name}"`);
    return found;
  });

test("a price per week times weeks is money, and times a bare number too", () => {
  expect(worked("{{crew-week}} * 14 weeks")).toEqual(pounds(112_000));
  expect(worked("{{weeks}} * {{crew-week}}")).toEqual(pounds(16_000, 80_000));
  expect(worked("{{crew-week}} * 14")).toMatchObject({ from: 112_000, per: "week" });
});

test("a share of a span keeps the unit, and both ends", () => {
  expect(worked("{{slice}} * {{fixed-date}}")).toEqual(pounds(2400, 35_000));
  expect(worked("{{slice}} + {{slice}} * 10%")).toEqual(pounds(26_400, 154_000));
});

test("brackets, signs and rounding are read as everybody reads them", () => {
  expect(worked("(2 + 3) * 4 - 6 / 3")).toMatchObject({ from: 18, to: 18 });
  expect(worked("round({{slice}} * 1.07, 500)")).toEqual(pounds(25_500, 150_000));
  expect(worked("-2 * -3")).toMatchObject({ from: 6, to: 6 });
});

test.each([
  ["{{slice}} + {{weeks}}", "GBP and weeks do not add up"],
  ["{{slice}} * {{slice}}", "GBP times GBP cannot be calculated"],
  ["{{slice}} / 0", "something is divided by zero or less"],
  ["{{slice}} +", "expected a figure at the end"],
  ["{{slice}} {{weeks}}", '"{{weeks}}" follows where the expression could end'],
  ["2 & 3", 'cannot be read from "& 3" on'],
  ["(2 + 3", "expected ) at the end"],
  ["{{none}} * 2", 'there is no fact "none"'],
  ["many * 2", '"many" is not a figure'],
])("%s says what is wrong", (source, message) => {
  expect(() => worked(source)).toThrow(new ExpressionError(message));
});
