import { expect, test } from "vitest";
import { readAnswers } from "#shared/brief/answers.ts";
import { estimate } from "#shared/brief/estimate.ts";
import { ownContent } from "../../tests/support/own-content.ts";

const { cases, priceBook: book } = ownContent;
const recorded = cases.flatMap(({ slug, weeks, people, record }) => (record ? [{ slug, weeks, people, record }] : []));

/** The brief of a case's first day, by way of its address. */
function estimateOf({ brief, ...record }: (typeof recorded)[number]["record"]) {
  const { risk, due, ...rest } = brief;
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
    due: due ?? "none",
  });
  for (const name of risk.length > 0 ? risk : ["none"]) query.append("risk", name);
  const { answers, dropped } = readAnswers(query, book);
  return { ...estimate(answers, book, { today: brief.start, earliest: {} }), dropped, price: record.price };
}

test("the estimate of each case's first day holds what the job cost; else this tells by how much it misses", () => {
  const missed = recorded.flatMap(({ slug, record }) => {
    const { floor, ceiling, price, dropped } = estimateOf(record);
    const by = price < floor ? price - floor : Math.max(0, price - ceiling);
    return by !== 0 || dropped.length > 0 ? [{ slug, floor, ceiling, price, by, dropped }] : [];
  });
  expect(missed).toEqual([]);
});

test("a record has as many weeks and people as the facts of its case", () => {
  const counted = recorded.map(({ slug, record: { peopleByWeek } }) => {
    return { slug, weeks: peopleByWeek.length, people: Math.max(...peopleByWeek) };
  });
  expect(counted).toEqual(recorded.map(({ slug, weeks, people }) => ({ slug, weeks, people })));
});
