/** A page loaded as a document because its code or data failed, and until when it is not loaded that way again. */
export interface GuardEntry {
  path: string;
  /** In ms since the epoch. */
  expires: number;
}

const storageKey = "reload-guard";
const windowMs = 10_000;
const burst = { loads: 3, windowMs: 20_000 };

/** Whether a page may be loaded as a document automatically: once in 10 s per path, three times in 20 s overall. */
export function mayReload(entries: readonly GuardEntry[], path: string, now: number): boolean {
  if (entries.some((entry) => entry.path === path && entry.expires >= now)) return false;
  return entries.filter((entry) => isRecent(entry, now)).length < burst.loads;
}

/** Requests a reload and records it before the page is left; refuses where nothing can be recorded. */
export function takeReload(path: string, now = Date.now()): boolean {
  try {
    const entries = readEntries(sessionStorage.getItem(storageKey), now);
    if (!mayReload(entries, path, now)) return false;
    const kept = entries.filter((entry) => entry.path !== path && isRecent(entry, now));
    sessionStorage.setItem(storageKey, JSON.stringify([...kept, { path, expires: now + windowMs }]));
    return true;
  } catch {
    return false;
  }
}

/** What is stored, as far as it can be read; anything invalid, or written before the clock was set back, counts as nothing. */
export function readEntries(stored: string | null, now: number): GuardEntry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry).filter(({ expires }) => expires <= now + windowMs) : [];
  } catch {
    return [];
  }
}

function isRecent({ expires }: GuardEntry, now: number): boolean {
  return expires - windowMs > now - burst.windowMs;
}

function isEntry(value: Partial<GuardEntry> | null): value is GuardEntry {
  return typeof value?.path === "string" && typeof value.expires === "number";
}
