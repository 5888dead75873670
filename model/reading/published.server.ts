import { formatDate } from "#shared/format.ts";

interface Kept {
  slug: string;
  draft?: boolean | undefined;
}
interface Collections {
  blog: (Kept & { title: string; date: string })[];
  cases: (Kept & { title: string })[];
  people: (Kept & { name: string })[];
  products: (Kept & { title: string; id: number })[];
}

interface Composed {
  composedPages: { address: string; draft?: boolean | undefined }[];
}

/** The entries published on a day. A preview shows all, and marks each name that is not yet published. */
export function publishedOn<Entries extends Collections>(
  today: string,
  entries: Entries,
  { preview }: { preview: boolean },
): Entries {
  const markOf = (entry: Kept & { date?: string }) => {
    const state = stateOn(today, entry);
    return state && ` (${state})`;
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

/** What is unpublished on a day, by address, in the words of the preview's ribbon. */
export function unpublishedPages(
  today: string,
  { blog, cases, people, products, composedPages }: Collections & Composed,
): Record<string, string> {
  const pages = [
    ...blog.map((post) => ({ path: `/blog/${post.slug}`, entry: post })),
    ...cases.map((entry) => ({ path: `/portfolio/${entry.slug}`, entry })),
    ...people.map((entry) => ({ path: `/team/${entry.slug}`, entry })),
    ...products.map((entry) => ({ path: `/single-shop/${entry.id}`, entry })),
    ...composedPages.map(({ address, draft }) => ({ path: address, entry: { slug: address, draft } })),
  ];
  const waiting = pages.filter(({ entry }) => stateOn(today, entry) !== "");
  return Object.fromEntries(
    waiting.map(({ path, entry }) => [
      path,
      entry.draft
        ? "Only previews show this page."
        : `Only previews show this page; it appears ${stateOn(today, entry)}.`,
    ]),
  );
}

/** Empty if published. */
function stateOn(today: string, { draft, date = "" }: Kept & { date?: string }): string {
  if (draft) return "draft";
  return date > today ? `from ${formatDate(date)}` : "";
}

/** The next day after this one on which a post is due, if any. */
export function nextDueAfter(today: string, posts: Collections["blog"]): string | null {
  const later = posts.filter(({ draft, date }) => !draft && date > today).map(({ date }) => date);
  return later.sort()[0] ?? null;
}
