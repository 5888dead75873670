import { randomInt } from "node:crypto";

/** Crockford's alphabet: no characters that sound or look alike. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference that people can read out on the telephone, such as LW-7K3Q-2M. */
export function makeReference(): string {
  const some = (count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
  return `LW-${some(4)}-${some(2)}`;
}

/** The reference meant: in any case, with Crockford's look-alike letters read as digits; undefined when it is none. */
export function readReference(text: string): string | undefined {
  const [, four, two] = /^LW-?([0-9A-Z]{4})-?([0-9A-Z]{2})$/.exec(text.trim().toUpperCase()) ?? [];
  if (!four || !two) return undefined;
  const meant = `${four}-${two}`.replace(/O/g, "0").replace(/[IL]/g, "1");
  return meant.includes("U") ? undefined : `LW-${meant}`;
}
