/** Fills values into a sentence from content: `Posts {first} to {last}`. A name without a value stays as written. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The singular or plural sentence of a pair, with the count filled in. */
export function countIn({ one, many }: { one: string; many: string }, count: number): string {
  return fillIn(count === 1 ? one : many, { count });
}
