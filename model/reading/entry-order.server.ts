import type { ContentProblem } from "./content-error.server.ts";

interface Placed {
  slug: string;
  file: string;
  order?: number;
  id?: number;
  date?: string;
  to?: string;
}

/** Entries of a kind that share a place or number. */
export function orderProblems(entries: Placed[]): ContentProblem[] {
  return (["order", "id"] as const).flatMap((field) => {
    const owners = new Map<number, string>();
    return entries.flatMap((entry) => {
      const place = entry[field];
      if (place === undefined) return [];
      const owner = owners.get(place);
      owners.set(place, entry.file);
      return owner ? [{ file: entry.file, field, reason: `${place} is taken by ${owner}; write another number` }] : [];
    });
  });
}

/** By place or number if the kind has one, otherwise newest first. */
export function byPlace(a: Placed, b: Placed): number {
  const place = (entry: Placed) => entry.order ?? entry.id;
  const day = (entry: Placed) => entry.date ?? entry.to ?? "";
  const [left, right] = [place(a), place(b)];
  if (left !== undefined && right !== undefined) return left - right;
  return day(b).localeCompare(day(a)) || a.slug.localeCompare(b.slug);
}
