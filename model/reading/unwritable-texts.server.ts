import { unwritableIn } from "#shared/writable.ts";

export interface UnwritableText {
  path: string[];
  reason: string;
  /** How many lines of the text come before it. */
  lineInText: number;
}

/** Every text of a file, names of fields included, with a character that feeds and other machine formats cannot carry. */
export function unwritableTexts(value: unknown, path: string[]): UnwritableText[] {
  if (typeof value === "string") {
    const found = unwritableIn(value);
    if (!found) return [];
    const before = value.slice(0, found.at);
    const words = before.split("\n").at(-1)?.slice(-20).trim();
    const where = words ? `after "${words}"` : "at the beginning of a line";
    const reason = `holds the invisible character ${found.sign} ${where}; delete it`;
    return [{ path, reason, lineInText: before.split("\n").length - 1 }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(unwritableIn(key) ? unwritableTexts(key, path) : []),
    ...unwritableTexts(entry, [...path, key]),
  ]);
}
