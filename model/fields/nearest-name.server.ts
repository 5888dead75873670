/** The hint for a misspelt name: the name probably meant, or all that exist; may be empty. */
export function nearestName(wrong: string, names: readonly string[]): string {
  // Comparing takes the product of both lengths.
  const ranked = wrong.length > 200 ? [] : names.map((name) => ({ name, distance: editDistance(wrong, name) }));
  const best = ranked.sort((a, b) => a.distance - b.distance)[0];
  if (best && best.distance <= Math.max(2, wrong.length / 3)) return `; did you mean "${best.name}"?`;
  return names.length > 0 && names.length <= 40 ? `; there is ${names.join(", ")}` : "";
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
