import { randomBytes } from "node:crypto";
import type { FormName, FormToken } from "#shared/receiving.ts";
import { isSame, keyedHash } from "../database/keyed-hash.ts";

const shortestFillMs = 2000;
export const formTokenLifeMs = 24 * 3_600_000;
/** Clock skew allowed between instances. */
const clockToleranceMs = 60_000;

/** A random key with its creation time, signed for one form. */
export function issueFormToken(form: FormName, secret: string, now: number): FormToken {
  const key = randomBytes(16).toString("base64url");
  return { key, time: `${now}.${sign(form, secret, key, now)}` };
}

export type FormTokenFault = "too-fast" | "stale" | "forged";

/** Why a form token is rejected; undefined when it is ours, for this form and of a plausible age. */
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
  // This prefix must never change: forms that are open during a release were signed with it.
  return keyedHash(secret, "ticket", form, key, String(issued));
}
