import { expect, test } from "vitest";
import { citeContent } from "./cite-content.server.ts";
import { makeFactBook } from "./fact-book.server.ts";
import type { WrittenFact } from "./facts.server.ts";
import { copyFinder } from "./typed-copies.server.ts";

const base = { says: "It is so.", asOf: "2026-10-01", source: "Counted.", public: true } as const;
const written: Record<string, Partial<WrittenFact>> = {
  "crew-week": { value: 8000, unit: "GBP" },
  scout: { value: 9.5, unit: "GBP" },
  "whole-game": { value: { from: 480_000, to: 3_000_000 }, unit: "GBP" },
  "fixed-date": { value: { from: 10, to: 25 }, unit: "%" },
  payroll: { value: 200, unit: { one: "person", many: "people" }, guards: ["people on the payroll"] },
  secret: { value: 700, unit: "GBP", public: false },
};
const book = makeFactBook({
  facts: new Map(Object.entries(written).map(([id, fact]) => [id, { ...base, value: 0, ...fact }])),
  fieldOf: () => undefined,
  manner: { locale: "en-GB", currency: { code: "GBP", symbol: "£" } },
  today: "2026-11-22",
});
const find = copyFinder(book, "£");

test.each([
  ["A crew is £8,000 a week.", "£8,000", "crew-week"],
  ["From £480k.", "£480k", "whole-game:from"],
  ["Up to £3m in all", "£3m", "whole-game:to"],
  ["It is £9.50 a head", "£9.50", "scout"],
  ["adds 25% to it", "25%", "fixed-date:to"],
  ["adds 25 per cent to it", "25 per cent", "fixed-date:to"],
  ["210 people on\nthe payroll", "210 people on\nthe payroll", "payroll"],
  ["Twelve people on the payroll", "Twelve people on the payroll", "payroll"],
])("%s: %s is a copy of %s", (text, copy, id) => {
  expect(find(text)).toEqual([
    { written: copy, at: text.indexOf(copy), reason: `"${copy}" is a fact's; write {{${id}}} in its place` },
  ]);
});

test.each(["{{crew-week}} a week", "`£8,000`", "£18,000, £8,0001, £80k", "£700", "2.25%", "200 people in a yard"])(
  "%s is not a copy",
  (text) => {
    expect(find(text)).toEqual([]);
  },
);

test("citations work in every field, numbers stay numbers, and a mistake is reported with its place", () => {
  const problems: string[] = [];
  const seen: string[] = [];
  const value = {
    price: "{{crew-week:number}}",
    rows: [{ text: "From {{whole-game:from}}." }, { text: "{{nothing}}" }],
    kept: 3,
  };
  const cited = citeContent(value, {
    book,
    citing: { day: "2026-11-22", isRecord: false },
    refuse: (path, reason) => problems.push(`${path.join(".")}: ${reason.split(";")[0]}`),
    seen: (subject) => seen.push(subject),
  });
  expect(cited).toEqual({ price: 8000, rows: [{ text: "From £480,000." }, { text: "" }], kept: 3 });
  expect(problems).toEqual(['rows.1.text: there is no fact "nothing"']);
  expect(seen).toEqual(["crew-week", "whole-game"]);
});
