import type { Content } from "#model/content.server.ts";
import { formatShort, formatWhole } from "#shared/money.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownPrices = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** Prices as the locale writes them, each with its place on the scale, or the care plans; undefined without any. */
export function prepare({ items, ...words }: Words, { plans, site }: Content) {
  const { symbol } = site.currency;
  if (words.variant === "stairs")
    return plans.length > 0
      ? {
          ...words,
          ranges: [],
          ticks: [],
          plans: plans.map(({ price, ...plan }) => ({ ...plan, price: formatWhole(price, symbol) })),
        }
      : undefined;
  if (items.length === 0) return undefined;
  const figures = items.flatMap(({ from, to }) => [from, to]).filter((figure) => figure !== undefined);
  const format = words.variant !== "blocks" && Math.max(...figures) >= 10_000 ? formatShort : formatWhole;
  const { place, bar, marks } = items.some(({ to }) => to !== undefined)
    ? scaleOfRanges(figures)
    : scaleFromZero(figures);
  return {
    ...words,
    plans: [],
    ticks: marks.map((mark) => ({ at: percent(place(mark)), label: format(mark, symbol) })),
    ranges: items.map(({ from, to, said = "", ...range }) => ({
      ...range,
      from: from === undefined ? said : format(from, symbol),
      to: to === undefined ? undefined : format(to, symbol),
      bar: from === undefined ? undefined : bar(from, to ?? from),
    })),
  };
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Amounts as bars from nothing. */
function scaleFromZero(figures: readonly number[]) {
  const highest = Math.max(...figures);
  const unit = 10 ** Math.floor(Math.log10(highest));
  const place = (price: number) => price / highest;
  return {
    place,
    bar: (price: number) => ({ x: "0%", width: percent(place(price)) }),
    marks: Array.from({ length: Math.floor(highest / unit) }, (_, index) => (index + 1) * unit),
  };
}

/** The least share of the scale at which a bar is seen. */
const least = 0.035;

/** Ranges by the logarithm of their prices, with a mark at each power of ten. */
function scaleOfRanges(figures: readonly number[]) {
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  const width = Math.log(highest / lowest) || 1;
  const place = (price: number) => Math.log(price / lowest) / width;
  const first = Math.ceil(Math.log10(lowest));
  return {
    place,
    bar: (from: number, to: number) => ({
      x: percent(Math.min(place(from), 1 - least)),
      width: percent(Math.max(place(to) - place(from), least)),
    }),
    marks: Array.from({ length: Math.floor(Math.log10(highest)) - first + 1 }, (_, index) => 10 ** (first + index)),
  };
}
