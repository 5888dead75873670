import { type Choice, type PriceBook, sizeChoices } from "./price-book.ts";

/** A client's answers; undefined ones are open. */
export interface Answers {
  kind?: string | undefined;
  stage?: string | undefined;
  size?: string | undefined;
  weeks?: number | undefined;
  /** YYYY-MM-DD */
  start?: string | undefined;
  /** The day that cannot move, YYYY-MM-DD; null without one. */
  due?: string | null | undefined;
  crew?: number | undefined;
  handover?: string | undefined;
  /** Empty if nothing of the list is feared. */
  risk?: readonly string[] | undefined;
  /** That one person decides; only if ticked, never assumed. */
  decider?: string | undefined;
  currency: string;
}

export const answerKeys = [
  "kind",
  "stage",
  "size",
  "weeks",
  "start",
  "due",
  "crew",
  "handover",
  "risk",
  "decider",
  "currency",
] as const;
export type AnswerKey = (typeof answerKeys)[number];

/** Means "nothing of these" and "no date". */
export const none = "none";
export const limits = { weeks: 156, crew: 40 } as const;
const longestValue = 40;

/** What an address or a posted form says, and the keys of what could not be read. */
export function readAnswers(
  query: URLSearchParams,
  book: PriceBook,
): { answers: Answers; dropped: readonly AnswerKey[] } {
  const dropped = new Set<AnswerKey>();
  function one<Value>(key: AnswerKey, read: (text: string) => Value | undefined): Value | undefined {
    // A date and the tick for no date have one name; the first with a value counts.
    const text = query
      .getAll(key)
      .find((value) => value.trim() !== "")
      ?.trim();
    if (!text) return undefined;
    const value = text.length > longestValue ? undefined : read(text);
    if (value === undefined) dropped.add(key);
    return value;
  }
  const choice = (key: AnswerKey, choices: readonly Choice[]) => one(key, (text) => idIn(choices, text));
  const kind = choice("kind", book.kinds);
  const currencies = book.currencies.map(({ code }) => code);
  const answers: Answers = {
    kind,
    stage: choice("stage", book.stages),
    size: choice("size", sizeChoices(book.kinds.find(({ id }) => id === kind) ?? book.kinds[0])),
    weeks: one("weeks", (text) => wholeUpTo(text, limits.weeks)),
    start: one("start", day),
    due: one("due", (text) => (text === none ? null : day(text))),
    crew: one("crew", (text) => wholeUpTo(text, limits.crew)),
    handover: choice("handover", book.handovers),
    risk: risksIn(query.getAll("risk"), book, dropped),
    decider: choice("decider", [book.oneDecider]),
    currency: one("currency", (text) => currencies.find((code) => code === text.toUpperCase())) ?? currencies[0] ?? "",
  };
  return { answers, dropped: [...dropped] };
}

/** The address of these answers, without its question mark; the same answers make the same address. */
export function answersQuery(answers: Answers, book: PriceBook): string {
  const query = new URLSearchParams({ v: "1" });
  for (const key of answerKeys) {
    const value = answers[key];
    if (key === "currency" && value === book.currencies[0]?.code) continue;
    if (key === "risk" && answers.risk) for (const risk of written(answers.risk)) query.append(key, risk);
    else if (value === null) query.set(key, none);
    else if (value !== undefined) query.set(key, String(value));
  }
  return query.toString();
}

const written = (risks: readonly string[]) => (risks.length === 0 ? [none] : risks);

function risksIn(texts: readonly string[], book: PriceBook, dropped: Set<AnswerKey>): string[] | undefined {
  const said = texts.slice(0, book.risks.length + 2).filter((text) => text.trim() !== "");
  const known = book.risks.filter(({ id }) => said.includes(id)).map(({ id }) => id);
  if (said.some((text) => text !== none && idIn(book.risks, text) === undefined)) dropped.add("risk");
  return known.length > 0 || said.includes(none) ? known : undefined;
}

const idIn = (choices: readonly Choice[], text: string) => choices.find(({ id }) => id === text)?.id;

function wholeUpTo(text: string, most: number): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function day(text: string): string | undefined {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
