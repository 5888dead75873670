import { enquiryKinds, enquiryStates, type SubscriberRow } from "../database/tables.ts";
import type { EnquiryFilter } from "../enquiries/find-enquiries.ts";
import { readReference } from "../enquiries/reference.ts";

/** A usage error. */
export class UsageError extends Error {}

/** The arguments after the command's name; every value is still a text. */
export interface StaffOptions {
  kind?: string | undefined;
  state?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  email?: string | undefined;
  search?: string | undefined;
  limit?: string | undefined;
  page?: string | undefined;
  format?: string | undefined;
  out?: string | undefined;
  json?: boolean | undefined;
  "dry-run"?: boolean | undefined;
  end?: boolean | undefined;
  role?: string | undefined;
}

const subscriberStates = ["pending", "confirmed"] as const satisfies SubscriberRow["state"][];

/** Newsletter addresses, or a filter of enquiries and orders. */
export type Choice =
  | { newsletter: true; state: (typeof subscriberStates)[number] | undefined }
  | { newsletter: false; filter: EnquiryFilter };

export function readChoice({ kind, state, since, until, email, search }: StaffOptions): Choice {
  if (kind === "newsletter") return { newsletter: true, state: oneOf("--state", state, subscriberStates) };
  const filter = {
    kind: oneOf("--kind", kind, enquiryKinds, ["newsletter"]),
    state: oneOf("--state", state, enquiryStates),
    since: day("--since", since),
    until: day("--until", until),
    email,
    search,
  };
  return { newsletter: false, filter };
}

/** One of the values that an option accepts. */
export function oneOf<Word extends string>(
  name: string,
  value: string | undefined,
  words: readonly Word[],
  further: readonly string[] = [],
): Word | undefined {
  const found = words.find((word) => word === value);
  if (value === undefined || found) return found;
  throw new UsageError(`${name} accepts ${[...words, ...further].join(", ")}.`);
}

export function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new UsageError(`${name} accepts a whole number from 1.`);
}

/** @throws UsageError when the text is not a reference */
export function referenceOf(text: string): string {
  const reference = readReference(text);
  if (!reference) throw new UsageError(`${text} is not a reference; one looks like AB-7K3Q-2M.`);
  return reference;
}

function day(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) throw new UsageError(`${name} accepts a day such as 2026-11-21.`);
  return value;
}
