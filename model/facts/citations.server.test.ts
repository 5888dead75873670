import { expect, test } from "vitest";
import { numberCitation, replaceCitations, withoutCitations } from "./citations.server.ts";
import { type Form, formatValue, type Manner } from "./format-value.server.ts";
import type { Value } from "./quantity.server.ts";

const shown = (text: string) => replaceCitations(text, ({ subject, form }) => `<${subject}${form ? ` ${form}` : ""}>`);

test("citations are replaced in text, not in code, and escaped braces stay", () => {
  expect(shown("A {{crew-week}} and {{ cases/its-name.weeks : words }}.")).toBe(
    "A <crew-week> and <cases/its-name.weeks words>.",
  );
  expect(shown("Write `{{crew-week}}` or \\{{crew-week}}, ``a ` {{b}}``.")).toBe(
    "Write `{{crew-week}}` or {{crew-week}}, ``a ` {{b}}``.",
  );
  expect(shown("One {{a}}\n\n```hbs\n{{b}}\n```\n\n{{c}}\n~~~\n{{d}}")).toBe(
    "One <a>\n\n```hbs\n{{b}}\n```\n\n<c>\n~~~\n{{d}}",
  );
  expect(shown("one ` tick, then {{a}}")).toBe("one ` tick, then <a>");
});

test.each([
  ["open braces and blanks", `{{${" ".repeat(200_000)}`],
  ["many open braces", "{{ ".repeat(70_000)],
  ["runs of backticks that never close", Array.from({ length: 600 }, (_, index) => "`".repeat(index + 1)).join(" ")],
  ["single backticks", "` `` ".repeat(40_000)],
  ["fences", "```\n{{a\n".repeat(20_000)],
])("%s of 200 KB are read at once", (_, text) => {
  const startedAt = performance.now();
  replaceCitations(`${text} {{`, () => "");
  numberCitation(text);
  withoutCitations(text);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test("a form that does not exist is passed on as it is written", () => {
  const seen: unknown[] = [];
  replaceCitations("{{a:loud}}", (citation) => String(seen.push(citation)));
  expect(seen).toEqual([{ subject: "a", unknownForm: "loud" }]);
});

test("what is left without citations keeps its places", () => {
  expect(withoutCitations("£5 {{a}} £6")).toBe("£5       £6");
});

test("a whole text that asks for a number is known as such", () => {
  expect(numberCitation("{{happy-clients:number}}")).toEqual({ subject: "happy-clients", end: undefined });
  expect(numberCitation(" {{ port:from:number }} ")).toEqual({ subject: "port", end: "from" });
  expect(numberCitation("about {{happy-clients:number}}")).toBeUndefined();
});

const british: Manner = { locale: "en-GB", currency: { code: "GBP", symbol: "£" } };
const weeks = { unit: { one: "week", many: "weeks" } };
const gbp = { unit: { currency: "GBP" } };
const written: [Value, Form | undefined, string][] = [
  [{ from: 112_000, to: 112_000, ...gbp }, undefined, "£112,000"],
  [{ from: 9.5, to: 9.5, ...gbp }, undefined, "£9.50"],
  [{ from: 112_000, to: 112_000, ...gbp }, "short", "£112k"],
  [{ from: 480_000, to: 3_050_000, ...gbp }, "short", "£480k to £3.1m"],
  [{ from: 24_000, to: 140_000, ...gbp }, undefined, "£24,000 to £140,000"],
  [{ from: 24_000, to: 140_000, ...gbp }, "range", "£24,000–£140,000"],
  [{ from: 24_000, to: 140_000, ...gbp }, "to", "£140,000"],
  [{ from: 8000, to: 8000, ...gbp, per: "week" }, "per", "£8,000 a week"],
  [{ from: -40_540, to: -40_540, ...gbp }, undefined, "−£40,540"],
  [{ from: 50, to: 50, unit: { currency: "EUR" } }, undefined, "EUR\u00a050"],
  [{ from: 10, to: 25, unit: "%" }, undefined, "10 to 25%"],
  [{ from: 14, to: 14, ...weeks }, undefined, "14\u00a0weeks"],
  [{ from: 1, to: 1, ...weeks }, "words", "one\u00a0week"],
  [{ from: 2, to: 10, ...weeks }, "Words", "Two to ten\u00a0weeks"],
  [{ from: 41, to: 41, ...weeks }, "words", "41\u00a0weeks"],
  [{ from: 1800, to: 1800 }, undefined, "1,800"],
  [{ from: 14, to: 14, ...weeks }, "figure", "14"],
  [{ day: "2026-10-01" }, undefined, "1 October 2026"],
  [{ day: "2026-10-01" }, "short", "1 Oct 2026"],
  [{ words: "two consoles" }, "Words", "Two consoles"],
];

test.each(written)("%o as %s is %s", (value, form, words) => {
  expect(formatValue(value, british, form)).toBe(words);
});

test("another locale and currency write their own way", () => {
  const german: Manner = { locale: "de-DE", currency: { code: "EUR", symbol: "€" } };
  expect(formatValue({ from: 112_000, to: 112_000, unit: { currency: "EUR" } }, german)).toBe("112.000\u00a0€");
  expect(formatValue({ day: "2026-10-01" }, german)).toBe("1. Oktober 2026");
  const weekly = { from: 3000, to: 4500.5, unit: { currency: "EUR" }, per: "Woche" };
  expect(formatValue(weekly, german, "per")).toBe("3.000\u00a0€ – 4.500,50\u00a0€/Woche");
  expect(formatValue({ from: 12.5, to: 12.5, unit: "%" }, german)).toBe("12,5\u00a0%");
  expect(formatValue({ from: 3, to: 3 }, german, "words")).toBe("3");
});
