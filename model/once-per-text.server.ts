import { LRUCache } from "lru-cache";

/** How many characters of text one memo keeps: three times the content of a large site. */
const mostCharacters = 2_000_000;

/** Memoises what is made of a text alone, such as its parsed form, which nobody may change; the longest unused goes first. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new LRUCache<string, { made: Made }>({
    maxSize: mostCharacters,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return (text) => {
    const known = kept.get(text);
    if (known) return known.made;
    const made = make(text);
    kept.set(text, { made });
    return made;
  };
}
