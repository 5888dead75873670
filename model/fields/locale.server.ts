import type { SiteLocale } from "#shared/locale.ts";
import { diallingCodes } from "./dialling-codes.server.ts";

const latin = { numberingSystem: "latn" } as const;

interface Placed {
  lang: string;
  locale: string;
  timeZone: string;
  country: string;
}

const rightToLeft = ["Adlm", "Arab", "Hebr", "Nkoo", "Syrc", "Thaa"];

/** What a locale and a country make of dates, numbers, amounts and telephone numbers. */
export function localeOf({ lang, locale, timeZone, country }: Placed): SiteLocale {
  const months = monthsIn(locale, "long");
  const script = new Intl.Locale(lang).maximize().script ?? "";
  return {
    lang,
    ...(rightToLeft.includes(script) && { dir: "rtl" }),
    locale,
    timeZone,
    months,
    date: dateParts(locale, 0, "long").order,
    // English abbreviates September as it likes: Sep or Sept.
    shortMonths: isEnglish(locale) ? months.map((month) => month.slice(0, 3)) : monthsIn(locale, "short"),
    shortDate: dateParts(locale, 0, "short").order,
    ...numberMarks(locale),
    ...shortMarks(locale),
    between: betweenEnds(locale),
    percent: gapBefore("percentSign", new Intl.NumberFormat(locale, { ...latin, style: "percent" }).formatToParts(1)),
    dialling: diallingCodes[country] ?? "",
  };
}

const monthsIn = (locale: string, length: MonthLength) =>
  Array.from({ length: 12 }, (_, month) => dateParts(locale, month, length).month);

type MonthLength = "long" | "short";

function dateParts(locale: string, month: number, length: MonthLength) {
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: length,
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
    calendar: "gregory",
  });
  const parts = format.formatToParts(new Date(Date.UTC(2026, month, 1)));
  const order = parts.map(({ type, value }) => (type === "literal" ? value : `{${type}}`)).join("");
  return { order, month: parts.find(({ type }) => type === "month")?.value ?? "" };
}

function numberMarks(locale: string): Pick<SiteLocale, "group" | "decimal" | "money"> {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    numberingSystem: "latn",
    useGrouping: "always",
  });
  const parts = format.formatToParts(1_234_567.5);
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const isSignFirst = parts[0]?.type === "currency" || parts[1]?.type === "currency";
  const gap = partOf("literal") && "\u00a0";
  return {
    group: partOf("group"),
    decimal: partOf("decimal"),
    money: isSignFirst ? `{sign}${gap}{amount}` : `{amount}${gap}{sign}`,
  };
}

/** English writes small letters and a word, where its locales differ and have a dash. */
const isEnglish = (locale: string) => new Intl.Locale(locale).language === "en";

function shortMarks(locale: string): Pick<SiteLocale, "thousand" | "million"> {
  if (isEnglish(locale)) return { thousand: "k", million: "m" };
  const format = new Intl.NumberFormat(locale, { ...latin, notation: "compact" });
  const markOf = (amount: number) => {
    const parts = format.formatToParts(amount);
    // Languages that count in ten thousands write 300 of those for three million.
    return parts[0]?.value === "3" ? gapBefore("compact", parts) : "";
  };
  return { thousand: markOf(3000), million: markOf(3_000_000) };
}

function betweenEnds(locale: string): string {
  if (isEnglish(locale)) return " to ";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const parts = format.formatRangeToParts(Date.UTC(2025, 0, 5), Date.UTC(2026, 2, 20));
  return (
    parts.find(({ type, source }) => type === "literal" && source === "shared")?.value.replace(/\s/g, " ") ?? " – "
  );
}

/** A sign that follows a figure, with the space that keeps the two on one line. */
function gapBefore(type: Intl.NumberFormatPartTypes, parts: readonly Intl.NumberFormatPart[]): string {
  const sign = parts.find((part) => part.type === type)?.value ?? "";
  return (parts.some((part) => part.type === "literal") && sign ? "\u00a0" : "") + sign;
}
