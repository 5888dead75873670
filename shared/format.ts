import { siteLocale } from "./site-locale.ts";

/** `2026-03-03` as `3 March 2026` or as the site's locale writes it, the same on every machine. */
export function formatDate(isoDate: string, { date, months } = siteLocale): string {
  return dateWith(isoDate, date, months);
}

/** `2026-03-03` as `3 Mar 2026`, for dates in columns. */
export function formatShortDate(isoDate: string, { shortDate, shortMonths } = siteLocale): string {
  return dateWith(isoDate, shortDate, shortMonths);
}

function dateWith(isoDate: string, order: string, months: readonly string[]): string {
  const [year, month = 0, day] = isoDate.split("-").map(Number);
  return order
    .replace("{day}", String(day))
    .replace("{month}", months[month - 1] ?? "")
    .replace("{year}", String(year));
}

/** A number of zero or more with thousands separators, at `places` decimals or as many as it has: `1,240.50`, `11.1`. */
export function formatNumber(value: number, places?: number, { group, decimal } = siteLocale): string {
  const [whole = "", ...decimals] = (places === undefined ? String(value) : value.toFixed(places)).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...decimals].join(decimal);
}

/** A span of two figures, amounts, times or dates: `3 to 5`, in German `3 – 5`. */
export function formatSpan(from: string, to: string, { between } = siteLocale): string {
  return from === to ? from : from + between + to;
}

/** A figure as a share of a hundred: `25%`, in German `25 %`. */
export function formatPercent(figure: string, { percent } = siteLocale): string {
  return figure + percent;
}

/** A link that any telephone can dial, from a number as the site's country writes it or with a + before it; no extension. */
export function telephoneLink(number: string, { dialling } = siteLocale): string {
  const [main = ""] = number
    .normalize("NFKC")
    .replace(/\(\s*0\s*\)/, "")
    .split(/\s*(?:ext|x|#|,|;)/i);
  const digits = main.replace(/[^+\d]/g, "").replace(/^00/, "+");
  return `tel:${digits.startsWith("+") ? digits : dialling + digits.replace(/^0/, "")}`;
}
