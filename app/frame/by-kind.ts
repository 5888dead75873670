import type { Findable } from "#shared/search-file.ts";

/** Entries grouped by kind, the best entry's kind first. */
export function byKind<Entry extends Findable>(entries: readonly Entry[]): { kind: string; entries: Entry[] }[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) }));
}
