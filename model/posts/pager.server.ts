/** Page links on either side of the current one, before a gap. */
const reach = 2;

export interface PagerKeys {
  current: number;
  /** The first, the last and those around the current page; omitted numbers leave a gap. */
  keys: { number: number; address: string }[];
  before?: string | undefined;
  after?: string | undefined;
}

/** Links from one page of a list to the others, as many for ten pages as for a thousand. */
export function pagerKeys(current: number, last: number, addressOf: (page: number) => string): PagerKeys {
  const start = Math.max(1, Math.min(current - reach, last - 2 * reach));
  const end = Math.min(last, Math.max(current + reach, 1 + 2 * reach));
  const near = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  // A gap of one page would take as much room as its link.
  if (start === 3) near.unshift(2);
  if (end === last - 2) near.push(last - 1);
  const numbers = [...new Set([1, ...near, last])];
  return {
    current,
    keys: numbers.map((number) => ({ number, address: addressOf(number) })),
    before: current > 1 ? addressOf(current - 1) : undefined,
    after: current < last ? addressOf(current + 1) : undefined,
  };
}
