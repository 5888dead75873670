const key = "recent-searches";
const mostKept = 5;
const longestKept = 60;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was searched for on this device, newest first; it never leaves the device. */
export function readRecent(storage = openStorage()): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    const queries = Array.isArray(kept) ? kept.filter((query): query is string => typeof query === "string") : [];
    return queries.slice(0, mostKept);
  } catch {
    // Not ours, or forbidden: nothing is remembered.
    return [];
  }
}

export function rememberSearch(query: string, storage = openStorage()): void {
  const words = query.trim().slice(0, longestKept);
  if (words === "") return;
  const others = readRecent(storage).filter((other) => other.toLowerCase() !== words.toLowerCase());
  try {
    storage?.setItem(key, JSON.stringify([words, ...others].slice(0, mostKept)));
  } catch {
    // Forbidden or full: as above.
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
    // Reading the property throws where storage is forbidden.
    return undefined;
  }
}
