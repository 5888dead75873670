/** An amount in whole units as a price tag says it, such as £29.00. */
export function formatPrice(amount: number, currency: string): string {
  return format(amount, currency, 2);
}

/** The same without pence, such as £1,240. */
export function formatWhole(amount: number, currency: string): string {
  return format(amount, currency, 0);
}

/** A round figure in few letters, such as £8k or £3m. */
export function formatShort(amount: number, currency: string): string {
  if (amount >= 1_000_000) return `${formatWhole(amount / 1_000_000, currency)}m`;
  return amount >= 1000 ? `${formatWhole(amount / 1000, currency)}k` : formatWhole(amount, currency);
}

function format(amount: number, currency: string, places: number): string {
  const form = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return form.format(amount).replace("-", "\u2212");
}
