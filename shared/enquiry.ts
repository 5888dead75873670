import type { BriefFile } from "./brief/brief-file.ts";
import { withoutTurning } from "./direction.ts";
import { type EmailProblem, emailProblem } from "./email.ts";
import type { FilesProblem, SentFile } from "./files.ts";
import type { VisitSource } from "./visit-source.ts";
import { writable } from "./writable.ts";

/** The sender's choices of budget; the page's content has their labels. */
export const budgets = ["under-10k", "10k-50k", "50k-250k", "250k-1m", "over-1m", "unknown"] as const;

/** The topic of a sender unsure which service is meant; every other topic is a service. */
export const openTopic = "not-sure";

export const enquiryLimits = { name: 100, company: 120, message: { min: 20, max: 5000 } } as const;

export interface Enquiry {
  name: string;
  email: string;
  company: string;
  topic: string;
  budget: string;
  message: string;
  nda: boolean;
  consent: boolean;
  /** The honeypot: people do not see it, so only bots fill it in. */
  website: string;
  /** The brief that it is about, as `/brief.schema.json` describes it. */
  brief?: BriefFile;
  /** What came with it. */
  files?: readonly SentFile[];
  /** How the visit began, if the site asks and its script could tell. */
  source?: VisitSource;
}

export type EnquiryField =
  | "name"
  | "email"
  | "company"
  | "topic"
  | "budget"
  | "message"
  | "files"
  | "consent"
  | "website";
type EnquiryProblem = EmailProblem | FilesProblem | "short" | "unknown";
export type EnquiryProblems = Partial<Record<EnquiryField, EnquiryProblem>>;

/** Reads a posted or typed form; a missing field counts as empty. */
export function readEnquiry(form: FormData | URLSearchParams): Enquiry {
  const line = (name: string) => lineOf(form.get(name));
  return {
    name: line("name"),
    email: line("email"),
    company: line("company"),
    topic: line("topic"),
    budget: line("budget"),
    message: textOf(form.get("message")),
    nda: form.has("nda"),
    consent: form.has("consent"),
    website: line("website"),
  };
}

/** Problems that block an enquiry, by field, in form order; empty if it can be sent. */
export function enquiryProblems(enquiry: Enquiry, topics: readonly string[], files?: FilesProblem): EnquiryProblems {
  return withoutEmpty({
    name: textProblem(enquiry.name, enquiryLimits.name),
    email: emailProblem(enquiry.email),
    company: tooLong(enquiry.company, enquiryLimits.company),
    topic: [openTopic, ...topics].includes(enquiry.topic) ? undefined : "unknown",
    budget: ["", ...budgets].includes(enquiry.budget) ? undefined : "unknown",
    message: messageProblem(enquiry.message),
    files,
    consent: enquiry.consent ? undefined : "missing",
    website: enquiry.website === "" ? undefined : "unknown",
  });
}

/** A field's text, normalised: line breaks unified, trimmed, without characters that control what is around them. */
export function textOf(value: FormDataEntryValue | null): string {
  if (typeof value !== "string") return "";
  // Word processors break lines with U+000B; tabs come from tables.
  const lines = value.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replaceAll("\t", " ");
  return withoutTurning(writable(lines)).trim();
}

/** A single-line field's text: line breaks become spaces, and bidi control characters are removed. */
export function lineOf(value: FormDataEntryValue | null): string {
  return textOf(value)
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Checks a required single line with a maximum length. */
export function textProblem(value: string, longest: number): "missing" | "long" | undefined {
  return value === "" ? "missing" : tooLong(value, longest);
}

export function tooLong(value: string, longest: number): "long" | undefined {
  return value.length > longest ? "long" : undefined;
}

/** Drops fields without a problem. */
export function withoutEmpty<Problems extends Record<string, string | undefined>>(
  problems: Problems,
): Partial<Problems> {
  const found: Partial<Problems> = { ...problems };
  for (const field in found) if (found[field] === undefined) delete found[field];
  return found;
}

function messageProblem(message: string): "missing" | "short" | "long" | undefined {
  if (message === "") return "missing";
  if (saidLength(message) < enquiryLimits.message.min) return "short";
  return tooLong(message, enquiryLimits.message.max);
}

/**
 * How much a text says, in letters of an alphabet: a Han character says about as much as three, a syllable (kana, Hangul) and
 * a letter of a script without spaces between words (Thai, Lao, Khmer, Burmese) as two.
 */
function saidLength(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  const han = count(/\p{Script=Han}/gu);
  const syllables = count(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Yi}]/gu);
  const unspaced = count(/[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu);
  return text.length + 2 * han + syllables + unspaced;
}
