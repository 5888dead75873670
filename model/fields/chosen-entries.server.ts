interface Named {
  slug: string;
}

/** The entries that a page names, in its order; the first of the kind if it names none. */
export function chosenEntries<Entry extends Named>(
  entries: readonly Entry[],
  picks: readonly string[],
  atMost: number,
): Entry[] {
  if (picks.length === 0) return entries.slice(0, atMost);
  return picks.flatMap((wanted) => entries.filter(({ slug }) => slug === wanted));
}

/** The entry that a page names; the first of the kind if it names none; undefined if the kind is empty. */
export function chosenEntry<Entry extends Named>(entries: readonly Entry[], pick: string | undefined) {
  return chosenEntries(entries, pick === undefined ? [] : [pick], 1)[0];
}

/** Each line with the entry that it names or, if it names none, the one at its place; without such an entry it is left out. */
export function linesOf<Entry extends Named, Line>(
  entries: readonly Entry[],
  lines: readonly Line[],
  nameOf: (line: Line) => string | undefined,
): { line: Line; entry: Entry }[] {
  return lines.flatMap((line, index) => {
    const name = nameOf(line);
    const entry = name === undefined ? entries[index] : entries.find(({ slug }) => slug === name);
    return entry ? [{ line, entry }] : [];
  });
}
