import type { Content } from "#model/content.server.ts";
import { formatShort, formatWhole } from "#shared/money.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownPrices = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** Ranges with their prices as the locale writes them, or the care plans; undefined without any. */
export function prepare({ items, ...words }: Words, { plans, site }: Content) {
  const { symbol } = site.currency;
  if (words.variant === "stairs")
    return plans.length > 0
      ? {
          ...words,
          ranges: [],
          plans: plans.map(({ price, ...plan }) => ({ ...plan, price: formatWhole(price, symbol) })),
        }
      : undefined;
  const figures = items.flatMap(({ from, to }) => [from, to]).filter((figure) => figure !== undefined);
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  const format = words.variant === "blocks" ? formatWhole : formatShort;
  const ranges = items.map(({ from, to, said = "", ...range }) => ({
    ...range,
    from: from === undefined ? said : format(from, symbol),
    to: to === undefined ? undefined : format(to, symbol),
    ...(from === undefined ? { start: 0, span: columns } : placeOnScale({ from, to: to ?? from, lowest, highest })),
  }));
  return ranges.length > 0 ? { ...words, ranges, plans: [] } : undefined;
}

const columns = 9;

/** Where a range lies on a scale of nine columns, by the logarithm of its prices; at least two columns wide. */
function placeOnScale({ from, to, lowest, highest }: Record<"from" | "to" | "lowest" | "highest", number>) {
  const width = Math.log(highest / lowest) || 1;
  const at = (price: number) => (Math.log(price / lowest) / width) * columns;
  const start = Math.min(columns - 2, Math.floor(at(from)));
  return { start, span: Math.max(2, Math.min(columns - start, Math.round(at(to)) - start)) };
}
