import { noted } from "./field-notes.server.ts";
import { plainFields } from "./plain-fields.server.ts";

const { text, date } = plainFields;
const name = (hint: string) => noted(text(hint), { as: "name", hint });

/** The field types that say where the company is and how it writes. */
export const placeFields = { timeZone, locale, country, currencyCode, sentences, weekday };

function timeZone() {
  const hint = "an IANA zone such as Europe/Berlin";
  return name(hint).refine((zone) => succeeds(() => new Intl.DateTimeFormat("en", { timeZone: zone })), {
    error: (issue) => `"${String(issue.input)}" is not a time zone; write ${hint}`,
  });
}

function locale(hint: string) {
  return name(hint).refine((tag) => succeeds(() => new Intl.Locale(tag)) && isWritten(tag), {
    error: (issue) => `"${String(issue.input)}" is not a language that this machine can write; write ${hint}`,
  });
}

function isWritten(name: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(name).length === 1;
}

function country(hint: string) {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
  return name(hint).refine(isCountry, {
    error: (issue) => `"${String(issue.input)}" is not a country; write ${hint}`,
  });
}

function currencyCode(hint: string) {
  const codes = new Set(Intl.supportedValuesOf("currency"));
  return name(hint).refine((code) => codes.has(code), {
    error: (issue) => `"${String(issue.input)}" is not a currency; write ${hint}`,
  });
}

/** Text in which only the named values may be in braces. */
function sentences(hint: string, names: readonly string[]) {
  return text(hint).superRefine((value, context) => {
    for (const [whole, name = ""] of value.matchAll(/\{(\w+)\}/g)) {
      if (names.includes(name)) continue;
      const message = `nothing fills in ${whole}; there are ${names.map((known) => `{${known}}`).join(", ")}`;
      context.addIssue({ code: "custom", message });
    }
  });
}

function succeeds(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

/** A day from Monday to Friday. */
function weekday(hint: string) {
  return date(hint).refine((day) => !isDay(day) || new Date(day).getUTCDay() % 6 !== 0, {
    error: (issue) => `${String(issue.input)} is at a weekend; write ${hint}`,
  });
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text));
