import { TagLink } from "#app/sections/tag-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Article } from "#model/article.server.ts";
import "./article-end.css";

/** Tags, and two ways to pass the text on that tell nobody else. */
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
      <p>
        <Button tone="line" size="small" data-copy="address" data-done={words.copy.done} hidden>
          <Icon name="link" />
          <span aria-live="polite">{words.copy.link}</span>
        </Button>
        <ButtonLink to={mail} tone="line" size="small">
          <Icon name="mail" />
          {words.email}
        </ButtonLink>
      </p>
    </div>
  );
}
