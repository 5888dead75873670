import type { Content } from "../content.server.ts";
import { type BlogPost, postCard } from "./post-cards.server.ts";
import { lineOf } from "./post-lines.server.ts";

/** A post as a list row: its title, with a text below. */
export type ListedPost = ReturnType<typeof summarised> | ReturnType<typeof quoted>;

/** For the list of a category or tag. */
export function summarised(content: Content, post: BlogPost) {
  return { ...listed(content, post), text: { kind: "brief" as const, words: post.brief } };
}

/** For the plain list of all posts, which accompanies an archive of summaries. */
export function quoted(content: Content, post: BlogPost) {
  return { ...listed(content, post), text: { kind: "quote" as const, words: lineOf(post.body) } };
}

function listed(content: Content, post: BlogPost) {
  const { slug, title, date, dateText, category, picture, isLong } = postCard(content, post);
  return { slug, title, date, dateText, category, picture, isLong };
}
