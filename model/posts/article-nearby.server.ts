import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { type NearbyPost, nearbyPosts } from "./nearby-posts.server.ts";
import { type BlogPost, categoryMark } from "./post-cards.server.ts";
import { seriesName, tagName } from "./post-names.server.ts";

const nearbyCount = { long: 3, note: 2 };

/** The cards at the end of a post, each with what it shares with the post. */
export function nearbyOf(content: Content, post: BlogPost) {
  const { title, series } = content.pages.article.nearby;
  const found = nearbyPosts(nearbyPool(content, post), post, nearbyCount[post.kind]);
  const isSeries = found.some(({ shared }) => "series" in shared);
  return {
    title: isSeries && post.series ? fillIn(series, { series: seriesName(content, post.series) }) : title,
    posts: found.map(({ post: { slug, title }, shared }) => ({
      ...{ path: `/blog/${slug}`, title },
      reason: post.kind === "long" ? reasonOf(content, shared) : undefined,
    })),
  };
}

/** Notes only point back in time: two short pages that name each other would share too many of their words. */
function nearbyPool(content: Content, post: BlogPost): readonly BlogPost[] {
  if (post.kind === "long") return content.blog;
  const older = content.blog.filter((other) => other.date <= post.date);
  return older.length > nearbyCount.note * 3 ? older : content.blog;
}

function reasonOf(content: Content, shared: NearbyPost<BlogPost>["shared"]): string {
  if ("series" in shared) return fillIn(content.pages.article.nearby.part, { part: shared.part });
  return "tag" in shared ? tagName(content, shared.tag) : categoryMark(content, shared.category).name;
}
