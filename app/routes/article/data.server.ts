import type { Content } from "#model/content.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { type Article, readArticle } from "#model/posts/article.server.ts";

export type ArticleData = NonNullable<ReturnType<typeof articleData>>;

/** A post with the bands that follow its author; `undefined` if no such post has been published. */
export function articleData(content: Content, slug: string) {
  const article = readArticle(content, slug);
  if (!article) return undefined;
  const { nextPath, nearby, call, ...shown } = article;
  const next = nextPath === undefined ? undefined : findNextPage(content, { url: nextPath });
  return { ...shown, end: endOf({ nearby, call }), next };
}

/** Posts on like subjects, if there are any, and what a reader might want from us next. */
function endOf({ nearby: { title, posts }, call }: Pick<Article, "nearby" | "call">) {
  const items = posts.map(({ title, path, reason }) => ({
    ...{ heading: title, url: path, text: reason ? [reason] : undefined },
  }));
  const related = { role: "related-posts", shape: "cards", variant: "columns", heading: title, groups: [], legend: [] };
  const closing = { role: "call-to-action", shape: "call-to-action", rhythm: "compact", tone: "ink" };
  const words = { heading: call.title, lead: call.text ? [call.text] : undefined, action: call.action };
  return [...(items.length > 0 ? [{ ...related, items }] : []), { ...closing, ...words, links: [], slots: [] }];
}
