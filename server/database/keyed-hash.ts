import { createHmac, timingSafeEqual } from "node:crypto";

/** A 128-bit MAC; length prefixes keep its parts apart. */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  const hash = createHmac("sha256", secret);
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest().subarray(0, 16).toString("base64url");
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
