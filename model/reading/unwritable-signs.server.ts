/** Control characters, halves of a sign and what is no sign at all: feeds, mails and pages may not contain them. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/u;

/** The first such sign of each text in a file, its place, and what to do. */
export function unwritableIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; line: number; reason: string }[] {
  if (typeof value === "string") {
    const found = unwritable.exec(value);
    if (!found) return [];
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const reason = `has the invisible sign U+${code}, which feeds and mails cannot contain; delete it, or type the words around it again`;
    return [{ path, line: value.slice(0, found.index).split("\n").length, reason }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unwritableIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
