import { formatNumber } from "./format.ts";

export interface Currency {
  /** ISO 4217, such as GBP. */
  code: string;
  /** The prefix of an amount, such as £. */
  symbol: string;
}

/** An amount in whole units as on a price tag, such as £29.00. */
export function formatPrice(amount: number, sign: string): string {
  return format(amount, sign, 2);
}

/** The same without pence, such as £1,240. */
export function formatWhole(amount: number, sign: string): string {
  return format(amount, sign, 0);
}

/** A round figure in short form, such as £8k or £3m. */
export function formatShort(amount: number, sign: string): string {
  if (amount >= 1_000_000) return `${formatWhole(amount / 1_000_000, sign)}m`;
  return amount >= 1000 ? `${formatWhole(amount / 1000, sign)}k` : formatWhole(amount, sign);
}

/** A currency's symbol by its ISO 4217 code, such as £ for GBP. Server only: it loads the locale tables. */
export function signOf(currency: string): string {
  const parts = new Intl.NumberFormat("en-GB", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

function format(amount: number, sign: string, places: number): string {
  return `${amount < 0 ? "\u2212" : ""}${sign}${formatNumber(Math.abs(amount), places)}`;
}
