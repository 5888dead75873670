const mostKept = 2000;

/** Memoises what is made of a text alone, such as its parsed form, which nobody may change; the longest unused goes first. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, { made: Made }>();
  return (text) => {
    const entry = kept.get(text) ?? { made: make(text) };
    kept.delete(text);
    kept.set(text, entry);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
    return entry.made;
  };
}
