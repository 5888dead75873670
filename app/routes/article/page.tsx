import { data } from "react-router";
import { drawBands } from "#app/bands/bands.tsx";
import type { PageHandle } from "#app/frame/after-main.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import type { Route } from "./+types/page.ts";
import { Author } from "./author.tsx";
import { articleData } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { NewsletterStrip } from "./newsletter-strip.tsx";
import { Text } from "./text.tsx";

/** One page for every post, including the featured one at its own address. */
export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const article = articleData(
    content,
    params.slug ?? chosenEntry(content.blog, content.site.featured.post)?.slug ?? "",
  );
  if (!article) throw data(null, { status: 404 });
  return article;
}

export const handle: PageHandle = { AfterMain: NewsletterStrip };

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <article>
        <Bands>
          <Hero article={article} />
          <Text article={article} key={article.slug} />
        </Bands>
      </article>
      <Bands next={article.next}>
        <Author author={article.author} steps={article.steps} />
        {drawBands(article.end, {})}
      </Bands>
    </>
  );
}
