import { slipsBetween } from "#shared/slips-between.ts";

/** The hint for a misspelt name: the name probably meant, or all that exist; may be empty. */
export function nearestName(wrong: string, names: readonly string[]): string {
  const most = Math.max(2, Math.floor(wrong.length / 3));
  const ranked = names.map((name) => ({ name, slips: slipsBetween(wrong, name, most) }));
  const best = ranked.sort((a, b) => a.slips - b.slips)[0];
  if (best && best.slips <= most) return `; did you mean "${best.name}"?`;
  return names.length > 0 && names.length <= 40 ? `; there is ${names.join(", ")}` : "";
}
