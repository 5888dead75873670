import { z } from "zod";
import { type Department, departments } from "#shared/department.ts";
import { emailProblem, isPlainEmail } from "#shared/email.ts";
import { isPageId } from "#shared/page-ids.ts";
import { noted } from "./field-notes.server.ts";
import { nearestName } from "./nearest-name.server.ts";
import { countable, uncounted } from "./number-words.server.ts";
import { type Limit, lengthProblem, withLimit } from "./text-length.server.ts";

/** The field types that can be checked on their own, without knowing what else exists. */
export const plainFields = {
  text,
  /** Words that our code compares, measures or counts by, so that an editor's marks in them would do harm. */
  compared: (hint: string) => noted(text(hint), { as: "name", hint }),
  slug,
  anchor,
  object,
  list: listOf,
  number: wholeNumber,
  date: isoDate,
  email,
  searchLine,
  oneOf,
  flag: (hint = "true or false") =>
    noted(z.boolean({ error: (issue) => expected(issue.input, "true or false") }), { as: "flag", hint }),
  alt: () => text("what the picture shows, in a sentence a person would say"),
  department: () =>
    oneOf(departments as readonly [Department, ...Department[]], "the colour of the department that owns this"),
};

function text(hint: string, limit: Limit = {}) {
  const sentence = withLimit(hint, limit);
  const schema = z
    .string({ error: (issue) => expected(issue.input, sentence) })
    .trim()
    .min(1, { error: `empty; write ${sentence}` })
    .superRefine((value, context) => {
      const kind = uncounted(value);
      if (kind)
        context.addIssue({ code: "custom", message: `nothing counts "${kind}"${nearestName(kind, countable)}` });
      const problem = lengthProblem(value, limit);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });
  return noted(schema, { as: "text", hint: sentence });
}

/** A word of addresses. */
function slug(hint: string) {
  const schema = text(hint).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "write small letters, digits and hyphens" });
  return noted(schema, { as: "name", hint });
}

/** A word after the # of an address, and so not an id of the page's own. */
function anchor(hint: string) {
  const schema = slug(hint).refine((word) => !isPageId(word), {
    error: (issue) => `"${issue.input}" is the name of a part of every page; write another word`,
  });
  return noted(schema, { as: "name", hint });
}

/** An object without unknown keys; the message about a misspelt key suggests the right one. */
function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return expected(issue.input, `an entry with ${names.join(", ")}`);
      return issue.keys.map((key) => `unknown field "${key}"${nearestName(key, names)}`).join("; ");
    },
  });
}

function listOf<Item extends z.ZodType>(item: Item, { min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return z
    .array(item, { error: (issue) => expected(issue.input, "a list, one entry per line, each after a dash") })
    .min(min, { error: (issue) => `has ${sizeOf(issue.input)} entries; write at least ${min}` })
    .max(max, { error: (issue) => `has ${sizeOf(issue.input)} entries; write at most ${max}` });
}

function wholeNumber(hint: string, { min = 0, max = 1_000_000 }: { min?: number; max?: number } = {}) {
  const error = ({ input }: { input?: unknown }) => {
    const form = typeof input === "string" ? ", in digits only" : "";
    return expected(input, hint, `is ${shown(input)}; write a whole number from ${min} to ${max}${form}: ${hint}`);
  };
  return noted(z.int({ error }).min(min, { error }).max(max, { error }), { as: "number", hint });
}

function isoDate(hint = "a date like 2026-03-03") {
  const schema = text(hint).refine(isRealDate, {
    error: (issue) => `"${String(issue.input)}" is not a date; write ${hint}`,
  });
  return noted(schema, { as: "date", hint });
}

/** An address of ours: mail servers of every kind must take mail to and from it. */
function email(hint = "a mail address such as hello@example.com") {
  const schema = text(hint)
    .refine((value) => !emailProblem(value), {
      error: (issue) => `"${String(issue.input)}" is not a mail address; write ${hint}`,
    })
    .refine(isPlainEmail, {
      error: "has letters before the @ that not every mail server takes; write ASCII letters there",
    });
  return noted(schema, { as: "text", hint });
}

/** No longer than search engines show. */
function searchLine(hint: string) {
  return text(hint).refine((value) => value.length >= 50 && value.length <= 170, {
    error: (issue) => `has ${String(issue.input).length} characters; write 50 to 170`,
  });
}

function oneOf<const Options extends readonly [string, ...string[]]>(options: Options, hint: string) {
  const schema = z.enum(options, {
    error: (issue) => expected(issue.input, hint, `"${String(issue.input)}" is not one of ${options.join(", ")}`),
  });
  return noted(schema, { as: "choice", hint, options });
}

function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function expected(input: unknown, hint: string, otherwise?: string): string {
  if (input === undefined || input === null) return `missing; write ${hint}`;
  return otherwise ?? `is ${describe(input)}; write ${hint}`;
}

function describe(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  return typeof input === "object" ? "a group of fields" : `${typeof input} ${JSON.stringify(input)}`;
}

function shown(input: unknown): string {
  return typeof input === "number" || typeof input === "string" ? JSON.stringify(input) : describe(input);
}

function sizeOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}
