import { PassOn } from "#app/sections/pass-on.tsx";
import { TagLink } from "#app/sections/tag-link.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./article-end.css";

/** Tags, and the ways to pass the text on. */
export function ArticleEnd({ article: { tags, words, mail } }: { article: Article }) {
  return (
    <div className="article-end">
      <ul aria-label={words.tags}>
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <TagLink slug={slug} name={name} />
          </li>
        ))}
      </ul>
      <PassOn words={words} mail={mail} />
    </div>
  );
}
