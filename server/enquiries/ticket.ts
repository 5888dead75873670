import { randomBytes } from "node:crypto";
import type { FormName, FormTicket } from "#shared/receiving.ts";
import { isSame, keyedHash } from "./keyed-hash.ts";

const shortestFillMs = 2000;
export const ticketLifeMs = 24 * 3_600_000;
/** Clocks of instances may differ by so much. */
const clockToleranceMs = 60_000;

/** A random key with the moment of its making, signed for one form. */
export function issueTicket(form: FormName, secret: string, now: number): FormTicket {
  const key = randomBytes(16).toString("base64url");
  return { key, time: `${now}.${sign(form, secret, key, now)}` };
}

export type TicketFault = "too-fast" | "stale" | "forged";

/** What speaks against a ticket; undefined when it is ours, of this form and of a credible age. */
export function ticketFault(form: FormName, ticket: FormTicket, secret: string, now: number): TicketFault | undefined {
  const [, digits = "", signature = ""] = /^(\d{1,15})\.([\w-]{22})$/.exec(ticket.time) ?? [];
  const issued = Number(digits);
  if (!/^[\w-]{22}$/.test(ticket.key) || !isSame(signature, sign(form, secret, ticket.key, issued))) return "forged";
  const age = now - issued;
  if (age < -clockToleranceMs) return "forged";
  if (age < shortestFillMs) return "too-fast";
  return age > ticketLifeMs ? "stale" : undefined;
}

function sign(form: FormName, secret: string, key: string, issued: number): string {
  return keyedHash(secret, "ticket", form, key, String(issued));
}
