interface Sized {
  bytes: number;
}

/** A map that stays below a size; the entry that was not read for the longest time leaves first. */
export function recentlyUsed<Entry extends Sized>(mostBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  return {
    get(key: string): Entry | undefined {
      const found = entries.get(key);
      if (!found) return undefined;
      // A map's last entry is read last here.
      entries.delete(key);
      entries.set(key, found);
      return found;
    },

    has: (key: string) => entries.has(key),

    add(key: string, entry: Entry): void {
      bytes += entry.bytes - (entries.get(key)?.bytes ?? 0);
      entries.set(key, entry);
      for (const [oldest, old] of entries) {
        if (bytes <= mostBytes) return;
        entries.delete(oldest);
        bytes -= old.bytes;
      }
    },
  };
}
