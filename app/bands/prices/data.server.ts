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
    ticks: marks.map((mark) => tick(place(mark), format(mark, symbol))),
    ranges: items.map(({ from, to, said = "", tone = "mari", ...range }) => ({
      ...range,
      tone,
      from: from === undefined ? said : format(from, symbol),
      to: to === undefined ? undefined : format(to, symbol),
      bar: from === undefined ? undefined : bar(from, to ?? from),
    })),
  };
}

/** A line of the scale; the words at its ends stay inside it. */
function tick(share: number, label: string) {
  return { x: percent(share), anchor: share <= 0 ? "start" : share >= 1 ? "end" : "middle", label } as const;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Amounts as bars from nothing, up to a half or a whole of the unit. */
function scaleFromZero(figures: readonly number[]) {
  const highest = Math.max(...figures);
  const unit = 10 ** Math.floor(Math.log10(highest));
  const end = (Math.ceil((highest / unit) * 2) / 2) * unit;
  const place = (price: number) => price / end;
  return {
    place,
    bar: (price: number) => ({ x: "0%", width: percent(place(price)) }),
    marks: Array.from({ length: Math.floor(highest / unit) }, (_, index) => (index + 1) * unit),
  };
}

/** The least share of the scale at which a bar is seen. */
const least = 0.035;

/** Ranges by the logarithm of their prices, between powers of ten, with a mark at each. */
function scaleOfRanges(figures: readonly number[]) {
  const first = Math.floor(Math.log10(Math.min(...figures)));
  const decades = Math.ceil(Math.log10(Math.max(...figures))) - first || 1;
  const place = (price: number) => (Math.log10(price) - first) / decades;
  return {
    place,
    bar: (from: number, to: number) => ({
      x: percent(Math.min(place(from), 1 - least)),
      width: percent(Math.max(place(to) - place(from), least)),
    }),
    marks: Array.from({ length: decades + 1 }, (_, index) => 10 ** (first + index)),
  };
}
