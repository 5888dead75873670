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
  return { ...estimate(answers, book, { today: brief.start, starts: {} }), dropped, price: record.price };
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

test("a job was handed over within the days of its case, and the cases of one client agree whether it can be asked", () => {
  const outside = cases.flatMap(({ slug, from, to, record }) =>
    record && (record.handedOver < from || record.handedOver > to) ? [slug] : [],
  );
  expect(outside).toEqual([]);
  const answers = Map.groupBy(
    cases.filter(({ record }) => record),
    ({ publisher }) => publisher,
  );
  const torn = [...answers].filter(([, jobs]) => new Set(jobs.map(({ record }) => record?.canRefer)).size > 1);
  expect(torn.map(([client]) => client)).toEqual([]);
  const quoted = cases.filter(({ quote, record }) => quote && record && !record.canRefer).map(({ slug }) => slug);
  expect(quoted).toEqual([]);
});

test("with everything said, no ceiling of the site's own price book is more than twice its floor", () => {
  const calendar = { today: "2026-03-02", starts: {} };
  const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
  const jobs = book.kinds
    .filter(({ id }) => id !== "not-sure")
    .flatMap(({ id, sizes }) => ids(sizes).map((size) => ({ kind: id, size })));
  const fears: string[][] = [[]];
  for (const risk of ids(book.risks)) fears.push(...fears.map((set) => [...set, risk]));
  const wide: unknown[] = [];
  for (const job of jobs)
    for (const stage of ids(book.stages))
      for (const handover of ids(book.handovers))
        for (const due of [null, "2026-04-01", "2026-09-01"])
          for (const weeks of [undefined, 1, 12, 60])
            for (const risk of fears) {
              const answers = {
                ...job,
                stage,
                handover,
                due,
                weeks,
                risk,
                crew: 5,
                start: "2026-03-02",
                currency: book.currencies[0]?.code ?? "",
              };
              const { floor, ceiling } = estimate(answers, book, calendar);
              if (!(floor > 0 && floor <= ceiling && ceiling <= 2 * floor)) wide.push({ ...answers, floor, ceiling });
            }
  expect(wide.slice(0, 3)).toEqual([]);
});

/** Ranges of /pricing, by the kind of job that they are of; sizes that a row says are not in it are left out. */
const pricedKinds = [
  { kind: "co-development", sizes: ["small", "medium", "large"], range: "co-development" },
  { kind: "port", sizes: ["small", "medium"], range: "port" },
  { kind: "whole-game", sizes: ["small", "medium", "large"], range: "whole-game" },
  { kind: "localisation", sizes: ["small", "medium"], range: "localisation-project" },
  { kind: "live-data", sizes: ["small", "medium"], range: "match-day-feed" },
  { kind: "research", sizes: ["small"], range: "lab-sprint" },
];

test("a job of which nothing moves the price costs what /pricing says of its kind", () => {
  const plain = { stage: "described", handover: "code", due: null, risk: [], currency: book.currencies[0]?.code ?? "" };
  const outside = pricedKinds.flatMap(({ kind, sizes, range }) => {
    const fact = ownContent.facts.find(({ id }) => id === range)?.value as { from: number; to: number } | undefined;
    return sizes.flatMap((size) => {
      const { floor, ceiling } = estimate({ ...plain, kind, size }, book, { today: "2026-03-02", starts: {} });
      return fact && floor >= fact.from && ceiling <= fact.to ? [] : [{ kind, size, floor, ceiling, fact }];
    });
  });
  expect(outside).toEqual([]);
});
