interface Placed {
  slug: string;
  category: string;
  date: string;
  series?: string | undefined;
  tags: readonly string[];
}

export interface NearbyPost<Post> {
  post: Post;
  /** What the two share: a part of the same series, a tag, or only the category. */
  shared: { series: string; part: number } | { tag: string } | { category: string };
}

/** Related posts: the same series first, then by shared tags and category, newest first among equals. */
export function nearbyPosts<Post extends Placed>(posts: readonly Post[], post: Post, most: number): NearbyPost<Post>[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  // A rare tag says more than a common one.
  const weight = (tag: string) => 1 + 4 / (counts.get(tag) ?? 1);
  const score = (other: Post) =>
    (isSameSeries(other, post) ? 100 : 0) +
    (other.category === post.category ? 1 : 0) +
    other.tags.filter((tag) => post.tags.includes(tag)).reduce((sum, tag) => sum + weight(tag), 0);
  return posts
    .map((other) => ({ other, points: other.slug === post.slug ? 0 : score(other) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || b.other.date.localeCompare(a.other.date))
    .slice(0, most)
    .map(({ other }) => ({ post: other, shared: sharedOf(other) }));

  function sharedOf(other: Post): NearbyPost<Post>["shared"] {
    if (isSameSeries(other, post)) return { series: other.series ?? "", part: partOf(posts, other) };
    const [tag] = other.tags.filter((name) => post.tags.includes(name)).sort((a, b) => weight(b) - weight(a));
    return tag ? { tag } : { category: other.category };
  }
}

/** A post's part number in its series, from 1; 0 if it has none. */
export function partOf<Post extends Placed>(posts: readonly Post[], post: Post): number {
  return post.series ? seriesParts(posts, post.series).findIndex(({ slug }) => slug === post.slug) + 1 : 0;
}

/** The posts of a series, oldest first. */
export function seriesParts<Post extends Placed>(posts: readonly Post[], series: string): Post[] {
  return posts.filter((post) => post.series === series).sort((a, b) => a.date.localeCompare(b.date));
}

/** The posts before and after this one in a list from new to old. */
export function neighboursOf<Post extends Placed>(posts: readonly Post[], post: Post) {
  const index = posts.findIndex(({ slug }) => slug === post.slug);
  return { before: posts[index + 1], after: posts[index - 1] };
}

function isSameSeries(a: Placed, b: Placed): boolean {
  return a.series !== undefined && a.series === b.series;
}
