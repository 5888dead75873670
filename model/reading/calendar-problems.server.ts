import { escapePattern } from "#shared/escape-pattern.ts";
import { isWorkingDay } from "../fields/working-days.server.ts";
import { oncePerText } from "../once-per-text.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import type { FieldText } from "./texts-in.server.ts";
import type { IsExcused } from "./watch-rules.server.ts";

/** How the site writes dates, and where. */
export interface Calendar {
  locale: string;
  country: string;
  /** The day of a text: its own for records such as posts, else the day of the check. */
  dayOf: (file: string) => { day: string; isRecord: boolean };
  isExcused: IsExcused;
}

type Find = (field: FieldText) => { written: string; reason: string }[];

/** Impossible dates in texts: a wrong weekday, a holiday promised as a working day, a quarter before its end, a day of a count that passes, an hour that is offered on a typed day. */
export function calendarProblems(fields: readonly FieldText[], calendar: Calendar): ContentProblem[] {
  const dates = dateReader(calendar.locale);
  const rules: Find[] = [
    ({ text }) => wrongWeekdays(text, dates),
    ({ text }) => brokenPromises(text, dates, calendar.country),
    ({ file, text }) => earlyQuarters(text, calendar.dayOf(file).day),
    ({ file, text }) => (calendar.dayOf(file).isRecord ? [] : [...typedDays(text), ...typedSlots(text, dates)]),
  ];
  return fields
    .filter(({ text }) => /\d/.test(text))
    .flatMap((field) =>
      rules
        .flatMap((find) => find(field))
        .filter(({ written }) => !calendar.isExcused(field.file, written))
        .map(({ reason }) => ({ file: field.file, field: field.path, reason })),
    );
}

interface DateReader {
  weekdays: string[];
  /** Dates such as `Saturday 16 May 2026`, with a weekday if it has one. */
  datesIn: (text: string) => { written: string; weekday: string | undefined; day: string }[];
  /** Hours on a day without its year, such as `1 December, 10:00`. */
  slots: RegExp;
}

/** Its patterns need nineteen formatters, which take longer to make than to use. */
const dateReader = oncePerText(makeDateReader);

function makeDateReader(locale: string): DateReader {
  const named = (part: "weekday" | "month", day: string) =>
    new Intl.DateTimeFormat(locale, { [part]: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const weekdays = Array.from({ length: 7 }, (_, index) => named("weekday", `2023-01-0${index + 1}`));
  const months = Array.from({ length: 12 }, (_, index) => named("month", `2023-${two(index + 1)}-01`));
  const shorter = months.map((month) => month.slice(0, 3));
  const pattern = new RegExp(
    String.raw`(?:\b(${anyOf(weekdays)}),? (?:the )?)?\b(\d{1,2})\.? (${anyOf(months)}) (\d{4})\b`,
    "g",
  );
  return {
    weekdays,
    slots: new RegExp(
      String.raw`\b\d{1,2}\.? (?:${anyOf([...months, ...shorter])})\.?,? (?:\p{L}+ )?\d{1,2}:\d{2}\b`,
      "gu",
    ),
    datesIn: (text) =>
      [...text.matchAll(pattern)].map(([written, weekday, day = "", month = "", year = ""]) => ({
        written,
        weekday,
        day: `${year}-${two(months.indexOf(month) + 1)}-${two(Number(day))}`,
      })),
  };
}

const anyOf = (names: readonly string[]) => names.map(escapePattern).join("|");
const two = (value: number) => String(value).padStart(2, "0");

function wrongWeekdays(text: string, { weekdays, datesIn }: DateReader): ReturnType<Find> {
  return datesIn(text).flatMap(({ written, weekday, day }) => {
    const really = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
    if (!weekday || weekday === really) return [];
    return [{ written, reason: `"${written}" is a ${really}; write another weekday or date` }];
  });
}

/** In a sentence about working days, every date is one. */
function brokenPromises(text: string, { datesIn }: DateReader, country: string): ReturnType<Find> {
  return text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => /\bworking days?\b/i.test(sentence))
    .flatMap(datesIn)
    .filter(({ day }) => !isWorkingDay(day, country))
    .map(({ written }) => ({
      written,
      reason: `this sentence promises a working day, and "${written}" is not one; write a working day`,
    }));
}

const quarters = ["first", "second", "third", "fourth"];

function earlyQuarters(text: string, today: string): ReturnType<Find> {
  const found = text.matchAll(/\b(?:(first|second|third|fourth|last) quarter of|Q([1-4])) (\d{4})\b/gi);
  return [...found].flatMap(({ 0: written, 1: name = "last", 2: number, 3: year }) => {
    const quarter = Number(number ?? (quarters.indexOf(name.toLowerCase()) + 1 || 4));
    const end = new Date(Date.UTC(Number(year), quarter * 3, 0)).toISOString().slice(0, 10);
    if (end <= today) return [];
    const reason = `"${written}" ends on ${end}, after this text of ${today}; wait for its end, or name the day until which you counted`;
    return [{ written, reason }];
  });
}

function typedDays(text: string): ReturnType<Find> {
  return [...text.matchAll(/\bday \d+ of \d+\b/gi)].map(([written]) => ({
    written,
    reason: `"${written}" is true for one day; write Day {day} of {days}, with the day on which it started`,
  }));
}

function typedSlots(text: string, { slots }: DateReader): ReturnType<Find> {
  return [...text.matchAll(slots)].map(([written]) => ({
    written,
    reason: `"${written}" passes; write a weekday and a time, from which the day is worked out, or the year of a day that has been`,
  }));
}
