import { randomInt } from "node:crypto";

/** Crockford's alphabet: no characters that sound or look alike. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference that people can read out on the telephone, such as AB-7K3Q-2M after the prefix AB. */
export function makeReference(prefix: string): string {
  const some = (count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
  return `${prefix}-${some(4)}-${some(2)}`;
}

/**
 * The reference meant: in any case, with Crockford's look-alike letters read as digits; undefined for anything else. Any
 * prefix is read, so that references stay valid when the site's own prefix changes.
 */
export function readReference(text: string): string | undefined {
  const [, prefix, four, two] = /^([A-Z]{1,5})-?([0-9A-Z]{4})-?([0-9A-Z]{2})$/.exec(text.trim().toUpperCase()) ?? [];
  if (!four || !two) return undefined;
  const meant = `${four}-${two}`.replace(/O/g, "0").replace(/[IL]/g, "1");
  return meant.includes("U") ? undefined : `${prefix}-${meant}`;
}
