import { foldLetters } from "#shared/fold-text.ts";
import { beginningOf } from "#shared/writable.ts";

const key = "recent-searches";
const mostKept = 5;
const longestKept = 60;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Recent searches on this device, newest first; they never leave it. */
export function readRecent(storage = openStorage()): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    const queries = Array.isArray(kept) ? kept.filter((query): query is string => typeof query === "string") : [];
    return queries.slice(0, mostKept);
  } catch {
    // Blocked or not ours: nothing is remembered.
    return [];
  }
}

export function rememberSearch(query: string, storage = openStorage()): void {
  const words = beginningOf(query.trim(), longestKept);
  if (words === "") return;
  const others = readRecent(storage).filter((other) => foldLetters(other) !== foldLetters(words));
  try {
    storage?.setItem(key, JSON.stringify([words, ...others].slice(0, mostKept)));
  } catch {
    // Blocked or full: as above.
  }
}

export function forgetSearches(storage = openStorage()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // As above.
  }
}

function openStorage(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    // Even reading the property throws where storage is blocked.
    return undefined;
  }
}
