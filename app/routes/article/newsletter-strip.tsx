import { useRouteLoaderData } from "react-router";
import { NewsletterForm } from "#app/sections/newsletter-form.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { ArticleData } from "./data.server.ts";

/** Ways to hear of the next post, in one line below the article: the newsletter and the feeds. */
export function NewsletterStrip() {
  const bySlug = useRouteLoaderData<ArticleData>("routes/article/page");
  const featured = useRouteLoaderData<ArticleData>("blog-details");
  const newsletter = (bySlug ?? featured)?.newsletter;
  if (!newsletter) return null;
  return (
    <aside className="bg-paper-2 print:hidden" data-island="after-main" aria-labelledby="newsletter-strip">
      <div className="wrap grid gap-x-12 gap-y-4 py-8 lg:grid-cols-3 lg:items-center">
        <h2 id="newsletter-strip" className="text-h3">
          {newsletter.title}
        </h2>
        <NewsletterForm words={newsletter.words} />
        <ul role="list" className="flex flex-wrap gap-x-6 gap-y-2">
          {newsletter.feeds.map(({ label, url }) => (
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
