/** A post as the archive sees it. */
export interface Archived {
  slug: string;
  category: string;
  date: string;
  kind: "long" | "note";
  tags: readonly string[];
}

/** What the search has for the words of a choice. */
export interface FoundPosts {
  /** Best first. */
  slugs: readonly string[];
  /** No entry has all the words as typed; these come close. */
  isClose: boolean;
  /** The words that were probably meant. */
  meant?: string | undefined;
}

/** The visitor's choice; an empty string is not a choice. */
export interface ArchiveChoice {
  q: string;
  category: string;
  year: string;
  tag: string;
  length: string;
}

/** Reads a choice from an address's query; other keys are ignored. */
export function readChoice(query: URLSearchParams): ArchiveChoice {
  const read = (name: keyof ArchiveChoice) => (query.get(name) ?? "").trim().slice(0, 100);
  return { q: read("q"), category: read("category"), year: read("year"), tag: read("tag"), length: read("length") };
}

/** The archive without a choice. */
export const noChoice = readChoice(new URLSearchParams());

/** The archive's address for a choice and a page; what is not chosen is left out. */
export function archiveAddress(choice: ArchiveChoice, page = 1): string {
  const chosen = Object.entries(choice).filter(([, value]) => value !== "");
  const query = new URLSearchParams([...chosen, ...(page > 1 ? [["page", String(page)]] : [])]).toString();
  return `/blog-grid${query && `?${query}`}#archive-results`;
}

/** The posts of a choice; without `found`, whatever its words. */
export function choosePosts<Post extends Archived>(
  posts: readonly Post[],
  choice: ArchiveChoice,
  found: FoundPosts | undefined,
): Post[] {
  const { category, year, tag, length } = choice;
  const slugs = found && new Set(found.slugs);
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      (!year || post.date.startsWith(`${year}-`)) &&
      (!tag || post.tags.includes(tag)) &&
      (!length || post.kind === length) &&
      (!slugs || slugs.has(post.slug)),
  );
}

/** The number of posts per name, for the names that `namesOf` finds in each post. */
export function countBy<Post>(posts: readonly Post[], namesOf: (post: Post) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** One page of a list; `undefined` for an invalid page number or one beyond the end. */
export function pageOf<Item>(items: readonly Item[], page: string, size: number) {
  const last = Math.max(1, Math.ceil(items.length / size));
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0;
  if (number < 1 || number > last) return undefined;
  const start = (number - 1) * size;
  const shown = items.slice(start, start + size);
  return {
    shown,
    number,
    last,
    first: items.length > 0 ? start + 1 : 0,
    end: start + shown.length,
    total: items.length,
  };
}

const mostMonths = 4;

/**
 * Posts by month of publication, or by year if a page spans so many months that most would hold a single post. The key
 * is `2026-10` or `2026`.
 */
export function byPeriod<Post extends { date: string }>(posts: readonly Post[]): { period: string; posts: Post[] }[] {
  const months = new Set(posts.map(({ date }) => date.slice(0, 7)));
  const length = months.size > mostMonths ? 4 : 7;
  return [...Map.groupBy(posts, ({ date }) => date.slice(0, length))].map(([period, within]) => ({
    period,
    posts: within,
  }));
}
