import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";

/** The newest notes in ruled columns, each with its first sentences; `all` where nothing above leads to the other posts. */
export function Notes({ notes, all }: { notes: FrontPage["notes"]; all?: FrontPage["recent"]["all"] | undefined }) {
  return (
    <Band name="notes" tone="paper-2" pad="none" labelledBy="notes" className="py-half">
      <div className="wrap">
        <header className="mb-9 items-end justify-between gap-8 md:flex">
          <h2 id="notes">{notes.title}</h2>
          <p className="m-0 max-w-80 max-md:mt-3">{notes.text}</p>
        </header>
        <div className="gap-x-half [column-rule:2px_solid_var(--color-line)] md:columns-2 lg:columns-3">
          {notes.posts.map(({ slug, title, date, shortDate, opening }) => (
            <article key={slug} className="break-inside-avoid border-t-3 py-4.5">
              <time dateTime={date} className="text-small font-semibold text-soft">
                {shortDate}
              </time>
              <h3 className="mt-1 mb-2 font-text text-lead/tight font-bold font-stretch-normal tracking-normal">
                <Link to={`/blog/${slug}`} className="no-underline hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="m-0">{opening}</p>
            </article>
          ))}
        </div>
        {all && (
          <p className="mt-8 mb-0">
            <ArrowLink to={all.url}>{all.label}</ArrowLink>
          </p>
        )}
      </div>
    </Band>
  );
}
