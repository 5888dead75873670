/** Longer words and addresses are never near. */
const longest = 80;
/** Reused, because a search compares a word with thousands. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Edit distance between two words, counting a swap of neighbouring letters as one.
 * @returns at most `most + 1`, which means more
 */
export function slipsBetween(one: string, other: string, most: number): number {
  const many = most + 1;
  if (Math.abs(one.length - other.length) > most || other.length > longest) return many;
  let [older, old, now] = rows;
  for (let column = 0; column <= other.length; column++) old[column] = column;
  for (let line = 1; line <= one.length; line++) {
    now[0] = line;
    let least = line;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwap =
        line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      let slips = at(old, column - 1) + (isSame ? 0 : 1);
      slips = Math.min(slips, at(old, column) + 1, at(now, column - 1) + 1);
      if (isSwap) slips = Math.min(slips, at(older, column - 2) + 1);
      now[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return many;
    [older, old, now] = [old, now, older];
  }
  return Math.min(many, at(old, other.length));
}

function at(numbers: Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}
