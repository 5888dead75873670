import { LRUCache } from "lru-cache";

/** Signs of all texts that one memo keeps, which is three times what a large site says; parsed, a sign takes some 100 bytes. */
const mostSigns = 2_000_000;

/** Memoises what is made of a text alone, such as its parsed form, which nobody may change; the longest unused goes first. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new LRUCache<string, { made: Made }>({
    maxSize: mostSigns,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return (text) => {
    const entry = kept.get(text) ?? { made: make(text) };
    kept.set(text, entry);
    return entry.made;
  };
}
