/** The next number after a seed: the same for everybody, from 0 up to but not including 2³². */
export function nextLuck(seed: number): number {
  return (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
}
