import { formatNumber } from "./format.ts";
import { siteLocale } from "./site-locale.ts";

/** An amount in whole units as on a price tag, such as €29.00. */
export function formatPrice(amount: number, sign: string, forms = siteLocale): string {
  return written(amount, formatNumber(Math.abs(amount), 2, forms), sign, forms);
}

/** The same without the smaller unit, such as €1,240. */
export function formatWhole(amount: number, sign: string, forms = siteLocale): string {
  return written(amount, formatNumber(Math.abs(amount), 0, forms), sign, forms);
}

/** A round figure in short form, such as €8k or €2.5m; in full where the language has no short form. */
export function formatShort(amount: number, sign: string, forms = siteLocale): string {
  const size = Math.abs(amount);
  const [unit, mark] = size >= 1_000_000 ? [1_000_000, forms.million] : [1000, forms.thousand];
  if (size < 1000 || !mark) return formatWhole(amount, sign, forms);
  return written(amount, formatNumber(Math.round((size / unit) * 10) / 10, undefined, forms) + mark, sign, forms);
}

/** A currency's symbol by its ISO 4217 code. Server only: it loads the locale tables. */
export function signOf(currency: string, { locale } = siteLocale): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

function written(amount: number, figure: string, sign: string, { money }: typeof siteLocale): string {
  // Functions, because a sign may be $, which means something in a replacement.
  const text = money.replace("{sign}", () => sign).replace("{amount}", figure);
  return amount < 0 ? `\u2212${text}` : text;
}
