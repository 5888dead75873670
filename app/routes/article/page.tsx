import { lazy, Suspense } from "react";
import { data } from "react-router";
import { untilReady } from "#app/browser/ready.ts";
import type { PageHandle } from "#app/frame/after-main.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { readArticle } from "#model/posts/article.server.ts";
import type { Route } from "./+types/page.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleCall } from "./article-call.tsx";
import { ArticleText } from "./article-text.tsx";
import { ArticleTop } from "./article-top.tsx";
// A part that loads later would come without its look where there is no script, so the page brings it.
import "./letter-strip.css";
import { NearbyPosts } from "./nearby-posts.tsx";

/** The first visit is close to its budget of script; this is far below the first screen. */
const LetterStrip = lazy(async () => {
  await untilReady();
  return { default: (await import("./letter-strip.tsx")).LetterStrip };
});

/** One page for every post, and for the featured one at its own address. */
export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const article = readArticle(content, params.slug ?? content.site.featured.post);
  if (!article) throw data(null, { status: 404 });
  return article;
}

export const handle: PageHandle = {
  AfterMain: () => (
    <Suspense>
      <LetterStrip />
    </Suspense>
  ),
};

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
