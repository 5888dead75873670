import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { readArticle } from "#model/article.server.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleCall } from "./article-call.tsx";
import { ArticleText } from "./article-text.tsx";
import { ArticleTop } from "./article-top.tsx";
import { NearbyPosts } from "./nearby-posts.tsx";

/** One page for every post, and for the featured one at its own address. */
export function loader({ params }: Route.LoaderArgs) {
  const article = readArticle(params.slug ?? content.site.featured.post);
  if (!article) throw data(null, { status: 404 });
  return article;
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleText article={article} key={article.slug} />
      </article>
      <ArticleAuthor author={article.author} steps={article.steps} />
      <NearbyPosts nearby={article.nearby} />
      {article.call && <ArticleCall call={article.call} />}
    </>
  );
}
