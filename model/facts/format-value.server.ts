import { formatDate, formatNumber, formatPercent, formatShortDate, formatSpan } from "#shared/format.ts";
import type { SiteLocale } from "#shared/locale.ts";
import { formatPrice, formatShort, formatWhole } from "#shared/money.ts";
import { localeOf } from "../fields/locale.server.ts";
import { isQuantity, type Quantity, type Value } from "./quantity.server.ts";

/** How a citation may write a value: `{{id:words}}`. Without one, the figure is written with its unit. */
export const forms = ["figure", "words", "Words", "short", "range", "from", "to", "per", "iso", "year"] as const;
export type Form = (typeof forms)[number];

/** The language and currency that figures are written in. */
export interface Manner {
  /** A BCP 47 tag such as en-GB. */
  locale: string;
  currency: { code: string; symbol: string };
}

/** Keeps a figure and its unit on one line. */
const tie = "\u00a0";
const spelt =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A value in words for visitors; every page writes a fact by this function, so all write it alike. */
export function formatValue(value: Value, manner: Manner, form?: Form): string {
  if ("words" in value) return form === "Words" ? capital(value.words) : value.words;
  if ("day" in value && form === "iso") return value.day;
  if ("day" in value && form === "year") return value.day.slice(0, 4);
  if ("day" in value) return (form === "short" ? formatShortDate : formatDate)(value.day, styleOf(manner.locale));
  if (form === "from" || form === "to") return formatValue({ ...value, from: value[form], to: value[form] }, manner);
  const write = writerOf(manner, form);
  const figure = value.from === value.to ? write(value.from, value) : span(value, write, manner, form);
  const whole = form === "figure" ? figure : withUnit(figure, value, manner);
  const said = form === "per" && value.per ? `${whole}${isEnglish(manner) ? " a " : "/"}${value.per}` : whole;
  return form === "Words" ? capital(said) : said;
}

/** The figure alone, for fields that take numbers; undefined for a span without an end, for days and words. */
export function numberOf(value: Value, end?: "from" | "to"): number | undefined {
  if (!isQuantity(value)) return undefined;
  return end || value.from === value.to ? value[end ?? "from"] : undefined;
}

type Write = (end: number, quantity: Quantity) => string;

function writerOf(manner: Manner, form: Form | undefined): Write {
  const style = styleOf(manner.locale);
  return (end, { unit }) => {
    const isMoney = typeof unit === "object" && "currency" in unit;
    if (isMoney && form !== "figure") return money(end, unit.currency, manner, form === "short");
    const isSpelt = (form === "words" || form === "Words") && isEnglish(manner);
    return (isSpelt && spelt[end]) || signed(end, formatNumber(Number(Math.abs(end).toFixed(3)), undefined, style));
  };
}

function money(amount: number, code: string, { locale, currency }: Manner, isShort: boolean): string {
  const style = styleOf(locale);
  const sign = code === currency.code ? currency.symbol : style.money.startsWith("{sign}") ? `${code}${tie}` : code;
  if (isShort) return formatShort(amount, sign, style);
  return amount % 1 === 0 ? formatWhole(amount, sign, style) : formatPrice(amount, sign, style);
}

function span({ from, to, ...value }: Quantity, write: Write, { locale }: Manner, form: Form | undefined): string {
  const [start, end] = [from, to].map((amount) => write(amount, { from, to, ...value }));
  return form === "range" ? `${start}–${end}` : formatSpan(start ?? "", end ?? "", styleOf(locale));
}

function withUnit(figure: string, { unit, from, to }: Quantity, { locale }: Manner): string {
  if (unit === undefined) return figure;
  if (unit === "%") return formatPercent(figure, styleOf(locale));
  if ("currency" in unit) return figure;
  return `${figure}${tie}${from === 1 && to === 1 ? unit.one : unit.many}`;
}

const signed = (end: number, figure: string) => (end < 0 ? `-${figure}` : figure);
const isEnglish = ({ locale }: Manner) => new Intl.Locale(locale).language === "en";
const styles = new Map<string, SiteLocale>();

function styleOf(locale: string): SiteLocale {
  const style = styles.get(locale) ?? localeOf({ lang: locale, locale, timeZone: "UTC", country: "" });
  styles.set(locale, style);
  return style;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
