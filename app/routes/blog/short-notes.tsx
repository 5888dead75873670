import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./short-notes.css";

/** The newest notes in ruled columns, each with its first sentences. */
export function ShortNotes({ notes }: { notes: FrontPage["notes"] }) {
  return (
    <Band name="short-notes" tone="paper-2" pad="none" labelledBy="short-notes">
      <div className="wrap">
        <header>
          <h2 id="short-notes">{notes.title}</h2>
          <p>{notes.text}</p>
        </header>
        <div className="columns">
          {notes.posts.map(({ slug, title, date, shortDate, opening }) => (
            <article key={slug}>
              <time dateTime={date}>{shortDate}</time>
              <h3>
                <Link to={`/blog/${slug}`}>{title}</Link>
              </h3>
              <p>{opening}</p>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
