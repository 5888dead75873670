import { randomBytes } from "node:crypto";
import type { FormName, FormToken } from "#shared/receiving.ts";
import { isSame, keyedHash } from "./keyed-hash.ts";

const shortestFillMs = 2000;
export const formTokenLifeMs = 24 * 3_600_000;
/** Clocks of instances may differ by so much. */
const clockToleranceMs = 60_000;

/** A random key with the moment of its making, signed for one form. */
export function issueFormToken(form: FormName, secret: string, now: number): FormToken {
  const key = randomBytes(16).toString("base64url");
  return { key, time: `${now}.${sign(form, secret, key, now)}` };
}

export type FormTokenFault = "too-fast" | "stale" | "forged";

/** What speaks against a form token; undefined when it is ours, of this form and of a credible age. */
export function formTokenFault(
  form: FormName,
  token: FormToken,
  secret: string,
  now: number,
): FormTokenFault | undefined {
  const [, digits = "", signature = ""] = /^(\d{1,15})\.([\w-]{22})$/.exec(token.time) ?? [];
  const issued = Number(digits);
  if (!/^[\w-]{22}$/.test(token.key) || !isSame(signature, sign(form, secret, token.key, issued))) return "forged";
  const age = now - issued;
  if (age < -clockToleranceMs) return "forged";
  if (age < shortestFillMs) return "too-fast";
  return age > formTokenLifeMs ? "stale" : undefined;
}

function sign(form: FormName, secret: string, key: string, issued: number): string {
  // The word is part of every signature: forms that are open while a release begins hold it.
  return keyedHash(secret, "ticket", form, key, String(issued));
}
