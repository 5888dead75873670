/** Numbers, from 1, that an address names, such as `1,3`; others are dropped. */
export function readNumbers(text: string, most: number): number[] {
  const named = text.split(",").map(Number);
  return Array.from({ length: most }, (_, index) => index + 1).filter((number) => named.includes(number));
}

export function toggled(numbers: readonly number[], number: number): number[] {
  const others = numbers.filter((one) => one !== number);
  return (others.length < numbers.length ? others : [...others, number]).sort((a, b) => a - b);
}

/** Each part with where it begins; all in hundredths of a millisecond. */
export function layOut(parts: readonly number[]): { start: number; cost: number }[] {
  let start = 0;
  return parts.map((cost) => {
    const placed = { start, cost };
    start += cost;
    return placed;
  });
}

/** What a frame holds, and how many frames' time it takes when it does not: a screen waits for the next whole one. */
export function fillFrame(parts: readonly number[], budget: number) {
  const used = parts.reduce((sum, part) => sum + part, 0);
  const frames = Math.max(1, Math.ceil(used / budget));
  const fullRate = Math.round(100_000 / budget);
  return { used, left: budget - used, frames, rate: Math.round(fullRate / frames) };
}
