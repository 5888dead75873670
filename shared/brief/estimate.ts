import { formatNumber, formatPercent, formatSpan } from "../format.ts";
import { formatWhole } from "../money.ts";
import type { Answers } from "./answers.ts";
import type { FixedJob, Move, PriceBook, Share } from "./price-book.ts";
import { type Calendar, missingTenths, peopleByWeek, type Schedule, scheduleOf } from "./schedule.ts";

/** A factor of the price. */
export interface EstimateLine {
  id: string;
  label: string;
  /** What it adds to both ends of the range, in whole units of the currency; the lines sum to the range exactly. */
  effect: { floor: number; ceiling: number };
  because: string;
}

export interface Estimate {
  /** In whole units of `currency`. */
  floor: number;
  ceiling: number;
  currency: string;
  lines: EstimateLine[];
  /** In each week of the plan. */
  people: number[];
  /** YYYY-MM-DD; null if unknown. */
  earliest: string | null;
}

/** A factor before it is money: an amount of its own, or a share of everything above it. */
interface Factor {
  id: string;
  label: string;
  because: string;
  amount?: Share;
  share?: Share;
}

/** Ranges are rounded to the nearest hundred. */
const step = 100;

/** The range for the given answers, with its working. Open questions make it wider. */
export function estimate(answers: Answers, book: PriceBook, calendar: Calendar): Estimate {
  const schedule = scheduleOf(answers, book, calendar);
  const currency = book.currencies.find(({ code }) => code === answers.currency) ?? book.currencies[0];
  const { rate = 1, code = answers.currency } = currency ?? {};
  const factors = factorsOf(answers, book, schedule);
  const roundTo = (amount: number) => (schedule.fixed ? Math.round(amount) : Math.round(amount / step) * step);
  let exact: Share = { from: 0, to: 0 };
  let told: Share = { from: 0, to: 0 };
  const lines = factors.map(({ amount, share, ...line }): EstimateLine => {
    exact = {
      from: exact.from * (1 + (share?.from ?? 0) / 100) + (amount?.from ?? 0) * rate,
      to: exact.to * (1 + (share?.to ?? 0) / 100) + (amount?.to ?? 0) * rate,
    };
    const rounded = { from: roundTo(exact.from), to: roundTo(exact.to) };
    const effect = { floor: rounded.from - told.from, ceiling: rounded.to - told.to };
    told = rounded;
    return { ...line, effect };
  });
  return {
    floor: told.from,
    ceiling: told.to,
    currency: code,
    lines,
    people: peopleByWeek(schedule),
    earliest: schedule.earliest,
  };
}

function factorsOf(answers: Answers, book: PriceBook, schedule: Schedule): Factor[] {
  if (schedule.fixed) return fixedFactors(schedule.fixed, book);
  const { risk } = answers;
  const tenths = missingTenths(schedule);
  const stage = book.stages.find(({ id }) => id === answers.stage);
  const handover = book.handovers.find(({ id }) => id === answers.handover);
  const { oneDecider, fixedDate, squeeze } = book;
  const isOneDecider = answers.decider === oneDecider.id && !risk?.includes(oneDecider.unless);
  return [
    ...workFactors(answers, book, schedule),
    ...moved(stage),
    ...book.risks.filter(({ id }) => risk?.includes(id)).flatMap((found) => moved(found)),
    ...(answers.due ? moved(fixedDate) : []),
    ...(tenths > 0 ? moved({ ...squeeze, share: times(squeeze.share, tenths) }, { tenths: String(tenths * 10) }) : []),
    ...moved(handover),
    ...(isOneDecider ? moved(oneDecider) : []),
    ...unsaidFactors(answers, book),
  ];
}

/** The price alone: no other answer moves it. */
function fixedFactors({ price, label }: FixedJob, { fixedPrice: { id, label: named, because } }: PriceBook): Factor[] {
  return [{ id, label: named, amount: { from: price, to: price }, because: filled(because, { job: label }) }];
}

/** People times weeks, and what the description needs beyond them. */
function workFactors({ weeks }: Answers, book: PriceBook, { kind, crew, plan, beyond }: Schedule): Factor[] {
  const priced = (work: Share) => ({
    from: (work.from * kind.week * book.fill.from) / 100,
    to: (work.to * kind.week * book.fill.to) / 100,
  });
  const figures = {
    crew: String(crew),
    weeks: weeks ? String(weeks) : span({ from: Math.ceil(plan.from / crew), to: Math.ceil(plan.to / crew) }),
    week: formatWhole(kind.week, book.currencies[0]?.symbol ?? ""),
    fill: span(book.fill),
    beyond: formatNumber(beyond),
  };
  const more = { ...book.scope, amount: priced({ from: beyond, to: beyond }) };
  return [
    { id: "work", label: kind.label, amount: priced(plan), because: filled(kind.because, figures) },
    ...(beyond > 0 ? [{ ...more, because: filled(more.because, figures) }] : []),
  ];
}

function unsaidFactors({ stage, due, handover, risk }: Answers, { unsaid }: PriceBook): Factor[] {
  const open = [stage, due, handover, risk].filter((answer) => answer === undefined).length;
  return open > 0 ? moved({ ...unsaid, share: times(unsaid.share, open) }, { open: String(open) }) : [];
}

function moved(move: Move | undefined, figures: Record<string, string> = {}): Factor[] {
  if (!move || (move.share.from === 0 && move.share.to === 0)) return [];
  const { id, label, share, because } = move;
  return [{ id, label, share, because: filled(because, { ...figures, share: signed(share) }) }];
}

const times = ({ from, to }: Share, by: number): Share => ({ from: from * by, to: to * by });
const span = ({ from, to }: Share) => formatSpan(String(from), String(to));

function signed(share: Share): string {
  const sign = share.to < 0 ? "\u2212" : "+";
  return sign + formatPercent(span({ from: Math.abs(share.from), to: Math.abs(share.to) }));
}

function filled(text: string, figures: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}
