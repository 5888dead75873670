import { isQuantity, type Quantity, type Value } from "./quantity.server.ts";

/** How a citation may write a value: `{{id:words}}`. Without one, the figure stands with its unit. */
export const forms = ["figure", "words", "Words", "short", "range", "from", "to", "per", "iso"] as const;
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
  "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A value in words for visitors; every page writes a fact by this function, so all write it alike. */
export function formatValue(value: Value, manner: Manner, form?: Form): string {
  if ("words" in value) return form === "Words" ? capital(value.words) : value.words;
  if ("day" in value && form === "iso") return value.day;
  if ("day" in value) return formatDay(value.day, manner.locale, form === "short" ? "short" : "long");
  if (form === "from" || form === "to") return formatValue({ ...value, from: value[form], to: value[form] }, manner);
  const write = writerOf(manner, form);
  const figure = value.from === value.to ? write(value.from, value) : span(value, write, form);
  const whole = form === "figure" ? figure : withUnit(figure, value);
  const said = form === "per" && value.per ? `${whole} a ${value.per}` : whole;
  return form === "Words" ? capital(said) : said;
}

/** The figure alone, for fields that take numbers; undefined for a span without an end, for days and words. */
export function numberOf(value: Value, end?: "from" | "to"): number | undefined {
  if (!isQuantity(value)) return undefined;
  return end || value.from === value.to ? value[end ?? "from"] : undefined;
}

type Write = (end: number, quantity: Quantity) => string;

function writerOf({ locale, currency }: Manner, form: Form | undefined): Write {
  return (end, { unit }) => {
    const isMoney = typeof unit === "object" && "currency" in unit;
    if (form === "figure") return formatNumber(end, locale);
    if (isMoney) return money(end, unit.currency, { locale, currency }, form === "short");
    if (form === "words" || form === "Words") return spelt[end] ?? formatNumber(end, locale);
    return formatNumber(end, locale);
  };
}

function money(amount: number, code: string, { locale, currency }: Manner, isShort: boolean): string {
  const end = Math.abs(amount);
  const symbol = (amount < 0 ? "−" : "") + (code === currency.code ? currency.symbol : `${code}${tie}`);
  if (!isShort || end < 1000) return symbol + formatNumber(end, locale, end % 1 === 0 ? 0 : 2);
  const [size, letter] = end < 1_000_000 ? [1000, "k"] : [1_000_000, "m"];
  return symbol + formatNumber(Math.round((end / size) * 10) / 10, locale) + letter;
}

function span(value: Quantity, write: Write, form: Form | undefined): string {
  const ends = [write(value.from, value), write(value.to, value)];
  return ends.join(form === "range" ? "–" : " to ");
}

function withUnit(figure: string, { unit, from, to }: Quantity): string {
  if (unit === undefined) return figure;
  if (unit === "%") return `${figure}%`;
  if ("currency" in unit) return figure;
  return `${figure}${tie}${from === 1 && to === 1 ? unit.one : unit.many}`;
}

function formatNumber(value: number, locale: string, places?: number): string {
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: places ?? 3,
    minimumFractionDigits: places ?? 0,
  }).format(value);
}

function formatDay(day: string, locale: string, month: "short" | "long"): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(date);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
