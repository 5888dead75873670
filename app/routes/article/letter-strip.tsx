import { useRouteLoaderData } from "react-router";
import { LetterForm } from "#app/sections/letter-form.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { Article } from "#model/posts/article.server.ts";

/** How to hear of the next post, in one line below the article: the monthly letter and the feeds. */
export function LetterStrip() {
  const bySlug = useRouteLoaderData<Article>("routes/article/page");
  const featured = useRouteLoaderData<Article>("blog-details");
  const letter = (bySlug ?? featured)?.letter;
  if (!letter) return null;
  return (
    <aside className="letter-strip" aria-labelledby="letter-strip">
      <div className="wrap">
        <h2 id="letter-strip">{letter.title}</h2>
        <LetterForm words={letter.words} />
        <ul>
          {letter.feeds.map(({ label, url }) => (
            <li key={url}>
              <ArrowLink to={url} plain>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
