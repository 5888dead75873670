import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import pLimit from "p-limit";
import { runQueued } from "../../http/queue.ts";

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** One of the strengths that OWASP lists for scrypt: 32 MB of memory a hash. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const hashing = pLimit(2);
const longestQueue = 20;

/** A secret for an address or a cookie. Its capital letter keeps it out of logs, which tell only words in small letters. */
export function newToken(): string {
  return `K${randomBytes(24).toString("base64url")}`;
}

/** What is stored of a token; it is random enough to need no salt. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * What is stored of a password: `scrypt$<salt>$<hash>`.
 * @throws QueueFull when too many wait
 */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await runQueued(hashing, longestQueue, () => derive(password.normalize("NFKC"), salt, 32, cost));
  return `scrypt$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/**
 * Takes as long for an account without a password.
 * @throws QueueFull when too many wait
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = "", hash = ""] = stored?.split("$") ?? [];
  const made = await hashPassword(password, salt ? Buffer.from(salt, "base64url") : undefined);
  const [a, b] = [Buffer.from(made.split("$")[2] ?? ""), Buffer.from(hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

interface TotpLabel {
  issuer: string;
  email: string;
}

/** `otpauth://totp/…`, which authenticator apps read. */
export function totpAddress(secret: string, { issuer, email }: TotpLabel): string {
  return new TOTP({ issuer, label: email, secret }).toString();
}

/** By how many steps of thirty seconds an authenticator may be behind or ahead (RFC 6238, 5.2 and 6). */
const totpWindow = 2;

/** The thirty-second step that a code belongs to, or undefined if it is not a code of now or of a minute around it. */
export function totpStep(code: string, { secret, now }: { secret: string; now: number }): number | undefined {
  const delta = new TOTP({ secret }).validate({ token: code.replace(/\s/g, ""), timestamp: now, window: totpWindow });
  return delta === null ? undefined : Math.floor(now / 30_000) + delta;
}

/** Ten codes to sign in without the authenticator; each works once. */
export function newRecoveryCodes(): string[] {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz";
  return Array.from({ length: 10 }, () => {
    const text = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join("");
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** What is stored of a recovery code, however it was typed. */
export function hashOfCode(code: string): string {
  return hashOfToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}
