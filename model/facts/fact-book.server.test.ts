import { expect, test } from "vitest";
import { parseCitation } from "./citations.server.ts";
import { makeFactBook } from "./fact-book.server.ts";
import type { WrittenFact } from "./facts.server.ts";

const base = { says: "It is so.", asOf: "2026-10-01", source: "Counted.", public: true } as const;
const written: Record<string, Partial<WrittenFact>> = {
  "crew-week": { value: 8000, unit: "GBP", per: "week" },
  port: { value: "{{crew-week}} * 14 weeks", unit: "GBP" },
  "port-fixed": { value: 123_200, unit: "GBP", equals: "{{port}} + {{port}} * 10%" },
  wrong: { value: 5, unit: "GBP", equals: "{{port}}" },
  "in-weeks": { value: "{{port}} * 2", unit: "weeks" },
  egg: { value: "{{hen}} + 1" },
  hen: { value: "{{egg}} + 1" },
  slots: { value: 3, unit: "slots", until: "2026-11-01", whenExpired: "ask us" },
  people: { value: 200, unit: { one: "person", many: "people" }, history: [{ asOf: "2025-01-01", value: 170 }] },
  range: { value: { from: 2, to: 10 }, unit: "weeks" },
  opened: { value: "2014-05-02" },
};
const book = makeFactBook({
  facts: new Map(Object.entries(written).map(([id, fact]) => [id, { ...base, value: 0, ...fact }])),
  fieldOf: (subject) =>
    subject === "cases/a-port.weeks" ? { from: 11, to: 11, unit: { one: "week", many: "weeks" } } : undefined,
  manner: { locale: "en-GB", currency: { code: "GBP", symbol: "£" } },
  today: "2026-11-22",
});
const cited = (inside: string, day = "2026-11-22", isRecord = false) =>
  book.cite(parseCitation(inside), { day, isRecord });

test("a fact is worked out from others, whatever their order", () => {
  expect(cited("port")).toBe("£112,000");
  expect(cited("port-fixed:short")).toBe("£123.2k");
  expect(cited("cases/a-port.weeks:words")).toBe("eleven\u00a0weeks");
  expect(book.numberIn("people")).toBe(200);
});

test("a record cites the value of its own day, and an expired fact still", () => {
  expect(cited("people", "2025-06-01", true)).toBe("170\u00a0people");
  expect(cited("people", "2026-10-01", true)).toBe("200\u00a0people");
  expect(cited("slots")).toBe("ask us");
  expect(cited("slots", "2026-10-15", true)).toBe("3\u00a0slots");
});

test.each([
  ["crew-wek", 'there is no fact "crew-wek"; did you mean "crew-week"?'],
  ["cases/none.weeks", '"cases/none.weeks" does not exist; a field is cited like cases/its-name.weeks'],
  ["wrong", '"wrong" does not equal what it is made of, which comes to 112000 (GBP)'],
  ["in-weeks", "comes out in GBP, not in weeks; fix the expression or its unit"],
  ["egg", '"egg" is worked out from itself'],
  ["port:loud", '"loud" is not a form of a citation'],
])("{{%s}} is refused with what is wrong", (inside, message) => {
  expect(() => cited(inside)).toThrow(message);
});

test("a text older than the count it cites is refused", () => {
  expect(() => cited("people", "2024-01-01", true)).toThrow(
    '"people" was counted on 2026-10-01, after this text of 2024-01-01; cite what was known then, or give the fact a history',
  );
});

test("a field for a number takes no span and no day", () => {
  for (const id of ["range", "opened"]) expect(() => book.numberIn(id)).toThrow(`"${id}" is not a single number`);
});
