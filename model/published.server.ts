import { formatDate } from "#shared/format.ts";

interface Kept {
  draft?: boolean | undefined;
}
interface Collections {
  blog: (Kept & { title: string; date: string })[];
  cases: (Kept & { title: string })[];
  people: (Kept & { name: string })[];
  products: (Kept & { title: string })[];
}

/** The entries that the site shows on a day. A preview shows all, and says at each name what is not out yet. */
export function publishedOn<Entries extends Collections>(
  today: string,
  entries: Entries,
  { preview }: { preview: boolean },
): Entries {
  const markOf = ({ draft, date = "" }: Kept & { date?: string }) => {
    if (draft) return " (draft)";
    return date > today ? ` (from ${formatDate(date)})` : "";
  };
  const shown = <Entry extends Kept>(list: Entry[]) => (preview ? list : list.filter((entry) => markOf(entry) === ""));
  const titled = <Entry extends Kept & { title: string }>(list: Entry[]) =>
    shown(list).map((entry) => ({ ...entry, title: entry.title + markOf(entry) }));
  return {
    ...entries,
    blog: titled(entries.blog),
    cases: titled(entries.cases),
    people: shown(entries.people).map((person) => ({ ...person, name: person.name + markOf(person) })),
    products: titled(entries.products),
  };
}

/** The next day after this one on which a post is due, if any. */
export function nextDueAfter(today: string, posts: Collections["blog"]): string | null {
  const later = posts.filter(({ draft, date }) => !draft && date > today).map(({ date }) => date);
  return later.sort()[0] ?? null;
}
