import { expect, test } from "vitest";
import { readContent } from "../../model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { type Answers, answersQuery, readAnswers } from "./answers.ts";
import { assumedAnswers } from "./assumed-answers.ts";
import { estimate } from "./estimate.ts";
import { rangeChange } from "./range-change.ts";

const { priceBook: book } = await readContent({ root: fixtureSite });
const starts = [
  { people: 4, start: "2026-04-06" },
  { people: 7, start: "2026-05-04" },
];
const calendar = { today: "2026-03-02", starts: { tang: starts, mari: starts } };
const currency = book.currencies[0]!.code;
const priceOf = (answers: Partial<Answers>) => estimate({ currency, ...answers }, book, calendar);

const other = { code: "XTS", symbol: "T", rate: 1.16, asOf: null };
const inOther = { ...book, currencies: [...book.currencies, other] };

/** All subsets of a list, the empty one first. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
const days = [null, "2026-05-01", "2026-09-01", "2029-01-01"];
const weeksPlanned = [undefined, 1, 4, 13, 60];

/** Half of them with one person who decides. */
const further = (risk: readonly string[]) => {
  return { crew: 4, start: "2026-04-06", decider: risk.length % 2 ? book.oneDecider.id : undefined };
};

/** Every answer to every question of choice, with a few numbers and days. */
function* complete(): Generator<Required<Omit<Answers, "decider" | "weeks">> & Pick<Answers, "decider" | "weeks">> {
  for (const { id: kind, sizes } of book.kinds)
    for (const size of ids(sizes))
      for (const stage of ids(book.stages))
        for (const handover of ids(book.handovers))
          for (const due of days)
            for (const weeks of weeksPlanned)
              for (const risk of subsets(ids(book.risks)))
                yield { ...{ kind, size, stage, handover, due, weeks, risk, currency }, ...further(risk) };
}

test("a range has its floor below its ceiling, within twice of it once everything is answered, and its lines sum to it", () => {
  const wrong: unknown[] = [];
  for (const answers of complete()) {
    const { floor, ceiling, lines } = priceOf(answers);
    const sumOf = (end: "floor" | "ceiling") => lines.reduce((sum, { effect }) => sum + effect[end], 0);
    const sums = { floor: sumOf("floor"), ceiling: sumOf("ceiling") };
    const isNarrow = ceiling <= 2 * floor || answers.kind === "not-sure";
    const isRange = floor > 0 && floor <= ceiling && isNarrow;
    const isSound = isRange && sums.floor === floor && sums.ceiling === ceiling;
    if (!isSound) wrong.push({ answers, floor, ceiling, sums });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("unfinished briefs give whole numbers too", () => {
  for (const answers of [
    {},
    { kind: book.kinds[0]!.id },
    { weeks: 3 },
    { crew: 40 },
    { due: "2020-01-01" },
    { risk: [] },
  ]) {
    const { floor, ceiling, lines, people } = priceOf(answers);
    const figures = [floor, ceiling, ...people, ...lines.flatMap(({ effect }) => [effect.floor, effect.ceiling])];
    expect(figures.filter((figure) => !Number.isSafeInteger(figure))).toEqual([]);
    expect(floor).toBeLessThanOrEqual(ceiling);
  }
});

test("a job with a fixed price costs it, whatever else is answered", () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const { id: kind, fixed = [] } of book.kinds)
    for (const { id: size, price } of fixed) {
      count += 1;
      const [first] = [...complete()].filter((answers) => answers.kind === kind);
      for (const answers of [{}, { due: "2026-03-09", weeks: 60, crew: 9 }, { ...first }, { stage: "live" }]) {
        const { floor, ceiling, lines } = priceOf({ ...answers, kind, size });
        if (floor !== price || ceiling !== price || lines.length !== 1) wrong.push({ kind, size, answers });
      }
      const elsewhere = estimate({ kind, size, currency: "XTS" }, inOther, calendar);
      if (elsewhere.floor !== Math.round(price * 1.16)) wrong.push({ kind, size, elsewhere });
    }
  expect(count).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("a job with a fixed price takes no people and weeks for granted that nobody can change", () => {
  const words = { size: "size", weeks: "weeks", crew: "crew", start: "start" };
  const keysOf = (answers: Partial<Answers>) =>
    assumedAnswers({ currency, ...answers }, book, calendar, words).map(({ key }) => key);
  const kind = book.kinds.find(({ fixed }) => fixed)!;
  expect(keysOf({ kind: kind.id, size: kind.sizes[0]!.id })).toEqual(["weeks", "crew", "start"]);
  expect(keysOf({ kind: kind.id, size: kind.fixed![0]!.id })).toEqual(["start"]);
});

test("more scope never costs less: a larger size, more weeks, more people, another risk, an earlier date", () => {
  const cheaper: unknown[] = [];
  const compare = (less: Partial<Answers>, more: Partial<Answers>) => {
    const [before, after] = [priceOf(less), priceOf(more)];
    if (after.floor < before.floor || after.ceiling < before.ceiling) cheaper.push({ less, more });
  };
  for (const answers of complete()) {
    const sizes = ids(book.kinds.find(({ id }) => id === answers.kind)!.sizes);
    const larger = sizes[sizes.indexOf(answers.size!) + 1];
    if (larger) {
      compare(answers, { ...answers, size: larger });
      compare(
        { ...answers, weeks: undefined, crew: undefined },
        { ...answers, weeks: undefined, crew: undefined, size: larger },
      );
    }
    if (answers.weeks) compare(answers, { ...answers, weeks: answers.weeks + 3 });
    compare(answers, { ...answers, crew: answers.crew! + 2 });
    if (answers.due) compare(answers, { ...answers, due: "2026-04-20" });
    const risk = ids(book.risks).find((id) => !answers.risk!.includes(id));
    if (risk) compare(answers, { ...answers, risk: [...answers.risk!, risk] });
  }
  expect(cheaper.slice(0, 3)).toEqual([]);
});

test("a question left open never costs less than its cheapest answer", () => {
  const cheaper: unknown[] = [];
  for (const kind of book.kinds) {
    const all: Partial<Answers> = {
      kind: kind.id,
      weeks: 13,
      crew: 4,
      start: "2026-04-06",
      decider: book.oneDecider.id,
    };
    const choices: [keyof Answers, readonly Answers[keyof Answers][]][] = [
      ["size", ids(kind.sizes)],
      ["stage", ids(book.stages)],
      ["handover", ids(book.handovers)],
      ["due", days],
      ["risk", subsets(ids(book.risks))],
      ["decider", [book.oneDecider.id]],
    ];
    for (const [key, values] of choices) {
      for (const base of [
        all,
        { ...all, risk: [], due: null, stage: book.stages[0]!.id, handover: book.handovers[0]!.id },
      ]) {
        const open = priceOf({ ...base, [key]: undefined });
        const said = values.map((value) => priceOf({ ...base, [key]: value }));
        const least = (end: "floor" | "ceiling") => Math.min(...said.map((price) => price[end]));
        if (open.floor < least("floor") || open.ceiling < least("ceiling")) cheaper.push({ kind: kind.id, key });
      }
    }
  }
  expect(cheaper).toEqual([]);
});

test("that one person decides saves something only if it is ticked, and not beside several who do", () => {
  const job = { kind: book.kinds[0]!.id, weeks: 12, crew: 4 };
  const other = ids(book.risks).find((id) => id !== book.oneDecider.unless)!;
  const silent = priceOf({ ...job, risk: [other] });
  expect(silent.lines.map(({ id }) => id)).not.toContain(book.oneDecider.id);
  expect(priceOf({ ...job, risk: [other], decider: book.oneDecider.id }).ceiling).toBeLessThan(silent.ceiling);
  const both = priceOf({ ...job, risk: [book.oneDecider.unless], decider: book.oneDecider.id });
  expect(both).toEqual(priceOf({ ...job, risk: [book.oneDecider.unless] }));
});

test("says how an answer changed the range", () => {
  const range = (floor: number, ceiling: number, code = currency) => ({ floor, ceiling, currency: code });
  expect(rangeChange(range(100, 300), range(150, 300))).toEqual({ kind: "narrower", amount: 50 });
  expect(rangeChange(range(100, 300), range(110, 400))).toEqual({ kind: "wider", amount: 90 });
  expect(rangeChange(range(100, 300), range(200, 400))).toEqual({ kind: "moved", amount: 0 });
  expect(rangeChange(range(100, 300), range(100, 300))).toEqual({ kind: "same", amount: 0 });
  expect(rangeChange(range(100, 300), range(100, 300, "XTS"))).toBeUndefined();
});

test("an answer never makes a range wider", () => {
  const kind = book.kinds[0]!;
  const said: Partial<Answers> = { kind: kind.id };
  const answers = {
    size: kind.sizes[0]!.id,
    stage: book.stages[0]!.id,
    due: null,
    handover: book.handovers[0]!.id,
    risk: [],
  };
  let ratio = Number.POSITIVE_INFINITY;
  for (const [key, value] of Object.entries(answers)) {
    Object.assign(said, { [key]: value });
    const { floor, ceiling } = priceOf(said);
    expect(ceiling / floor).toBeLessThanOrEqual(ratio * 1.001);
    ratio = ceiling / floor;
  }
});

test("another currency is the same estimate at the rate of the book", () => {
  const euro = { ...book, currencies: [...book.currencies, { code: "XTS", symbol: "T", rate: 2, asOf: "2026-01-01" }] };
  const answers = { kind: book.kinds[0]!.id, weeks: 10, currency: "XTS" };
  const { floor, currency: told } = estimate(answers, euro, calendar);
  expect(told).toBe("XTS");
  expect(Math.abs(floor - 2 * priceOf({ ...answers, currency }).floor)).toBeLessThanOrEqual(100);
});

test("more people than a department has free wait for its largest team", () => {
  const kind = book.kinds.find(({ department }) => department === "tang")!.id;
  const startOf = (crew: number) => priceOf({ kind, weeks: 12, crew }).earliest;
  expect([2, 4, 5, 20].map(startOf)).toEqual(["2026-04-06", "2026-04-06", "2026-05-04", "2026-05-04"]);
});

test("each week of the plan has people, and the busiest at least those who were asked for", () => {
  const { people } = priceOf({ kind: book.kinds[0]!.id, weeks: 12, crew: 5 });
  expect(people).toHaveLength(Math.max(12, people.length));
  expect(Math.min(...people)).toBeGreaterThan(0);
  expect(Math.max(...people)).toBeGreaterThanOrEqual(5);
});

test("answers survive the way into an address and back", () => {
  const risks = [...subsets(ids(book.risks)), undefined];
  for (const risk of risks) {
    const decider = book.oneDecider.id;
    const answers = { kind: book.kinds[1]!.id, weeks: 9, due: null, start: "2026-05-04", risk, decider, currency };
    const read = readAnswers(new URLSearchParams(answersQuery(answers, book)), book);
    expect(read).toEqual({ answers: { ...read.answers, ...answers }, dropped: [] });
  }
});

test("what cannot be read is dropped and named", () => {
  const query = new URLSearchParams(
    "kind=spoon&weeks=-3&start=2026-02-30&crew=1e9&risk=dragons&currency=ZZZ&due=soon&size=&stage=x",
  );
  const { answers, dropped } = readAnswers(query, book);
  expect(answers).toEqual({ ...Object.fromEntries(Object.keys(answers).map((key) => [key, undefined])), currency });
  expect([...dropped].sort()).toEqual(["crew", "currency", "due", "kind", "risk", "stage", "start", "weeks"]);
});
