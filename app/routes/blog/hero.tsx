import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";

/** The blog's name across the full measure, as a masthead, and its facts between two rules. */
export function Hero({ masthead }: { masthead: FrontPage["masthead"] }) {
  const { title, week, counts, archive, door } = masthead;
  return (
    <Band name="hero" pad="none" labelledBy="blog-title" className="pt-7 xl:pt-9">
      <div className="wrap">
        <h1 id="blog-title" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {title}
        </h1>
        <div className="mt-5 grid grid-cols-2 justify-between gap-x-8 gap-y-1 border-y-3 py-3 text-small font-bold md:flex lg:mt-7">
          <p className="m-0">{week}</p>
          <p className="m-0 text-end">{counts}</p>
          <p className="m-0">
            <Link to={archive.url} className="inline-block min-h-6">
              {archive.label}
            </Link>
          </p>
          <p className="m-0 text-end">
            <Link to="#door" className="inline-block min-h-6">
              {door}
            </Link>
          </p>
        </div>
      </div>
    </Band>
  );
}
