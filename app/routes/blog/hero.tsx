import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";

/** The blog's name, its facts between two rules, and the newest article. */
export function Hero({ masthead, lead }: Pick<FrontPage, "masthead" | "lead">) {
  const { title, week, counts, archive, door } = masthead;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="blog-title" className="py-compact">
      <div className="wrap flex flex-col gap-6">
        <h1 id="blog-title" className="text-h2">
          {title}
        </h1>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-y-3 py-3 text-small font-bold">
          <p className="m-0">{week}</p>
          <p className="m-0">{counts}</p>
          <p className="m-0">
            <Link to={archive.url} className="inline-block min-h-6">
              {archive.label}
            </Link>
          </p>
          <p className="m-0">
            <Link to="#newsletter" className="inline-block min-h-6">
              {door}
            </Link>
          </p>
        </div>
        {lead && <LeadStory lead={lead} />}
      </div>
    </Band>
  );
}

function LeadStory({ lead }: { lead: NonNullable<FrontPage["lead"]> }) {
  const { slug, title, brief, category, picture, author, facts } = lead;
  return (
    <article className="grid items-center gap-x-gut gap-y-6 lg:grid-cols-2">
      <Link
        to={`/blog/${slug}`}
        className="block overflow-clip rounded-lg"
        data-tone={category.department}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Picture
          image={picture.image}
          alt=""
          sizes="100vw lg:50vw"
          priority
          className={`aspect-photo w-full ${picture.isCutout ? "object-contain" : "object-cover"}`}
        />
      </Link>
      <div className="flex flex-col items-start gap-4">
        <DiamondLabel department={category.department}>{category.name}</DiamondLabel>
        <h2 className="text-h3 md:text-figure/(--clear)">
          <Link to={`/blog/${slug}`} className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p className="lead m-0">{brief}</p>
        <Byline author={author} facts={facts} />
      </div>
    </article>
  );
}
