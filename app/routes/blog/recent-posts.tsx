import { Byline } from "#app/sections/byline.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";

type Lead = NonNullable<FrontPage["lead"]>;

/** The lead story and the newest long pieces beside it. */
export function RecentPosts({ lead, recent }: { lead: Lead; recent: FrontPage["recent"] }) {
  return (
    <Band name="recent-posts" pad="none" label={recent.title} className="pt-7 pb-half lg:pt-10">
      <div className="wrap grid gap-x-gut gap-y-10 lg:grid-cols-3">
        <LeadStory lead={lead} />
        <div className="flex flex-col border-line lg:border-s-2 lg:ps-5">
          {recent.posts.length > 0 && (
            <>
              <h2 className="border-b-3 border-ink pb-3.5 text-h4 lg:border-b-2 lg:border-line">{recent.title}</h2>
              <ol role="list" className="gap-x-gut md:max-lg:columns-2">
                {recent.posts.map((post, index) => (
                  <li key={post.slug} className="break-inside-avoid border-b-2 border-line py-4.5">
                    <RecentPost post={post} withPicture={index % 3 === 0} />
                  </li>
                ))}
              </ol>
            </>
          )}
          <ArrowLink to={recent.all.url} className="mt-6 self-start">
            {recent.all.label}
          </ArrowLink>
        </div>
      </div>
    </Band>
  );
}

const isoLines = "before:absolute before:inset-0 before:bg-(image:--iso)";
const tall = "lg:aspect-auto lg:min-h-105 lg:grow";
const looks = {
  panel: `relative -mx-edge block aspect-12/11 overflow-hidden transition-all duration-calm md:mx-0 md:aspect-3/2 md:rounded-lg md:group-hover:rounded-sm ${isoLines} ${tall}`,
  picture: "absolute inset-0 size-full transition-transform duration-slow motion-safe:group-hover:scale-103",
};

function LeadStory({ lead }: { lead: Lead }) {
  const { slug, title, brief, category, picture, author, facts } = lead;
  return (
    <article className="lg:col-span-2 lg:flex lg:flex-col">
      <Link to={`/blog/${slug}`} className="group block no-underline lg:flex lg:grow lg:flex-col">
        <span className={looks.panel} data-tone={category.department}>
          <Picture
            image={picture.image}
            alt={picture.alt}
            sizes="100vw lg:66vw"
            priority
            className={`${looks.picture} ${picture.isCutout ? "object-contain pt-3 pb-1.5" : "object-cover"}`}
          />
        </span>
        <h2 className="mt-6 font-stretch-82% group-hover:underline">{title}</h2>
      </Link>
      <p className="lead my-5 max-w-180">{brief}</p>
      <Byline author={author} facts={facts}>
        <DiamondLabel department={category.department}>{category.name}</DiamondLabel>
      </Byline>
    </article>
  );
}

function RecentPost({ post, withPicture }: { post: FrontPage["recent"]["posts"][number]; withPicture: boolean }) {
  const { slug, title, category, picture, date, dateText } = post;
  return (
    <article>
      <Link to={`/blog/${slug}`} className="group block no-underline">
        {withPicture && (
          <span
            className="when-near mb-4 block aspect-16/10 overflow-hidden rounded-md"
            data-tone={category.department}
          >
            <Picture
              image={picture.image}
              alt=""
              sizes="100vw md:50vw lg:30vw"
              className={`size-full ${picture.isCutout ? "object-contain" : "object-cover"}`}
            />
          </span>
        )}
        <h3 className="text-h4/(--clear) group-hover:underline">{title}</h3>
      </Link>
      <p className="mt-2.5 mb-0 flex flex-wrap justify-between gap-x-4 text-small text-soft">
        <DiamondLabel department={category.department} className="text-ink">
          {category.name}
        </DiamondLabel>{" "}
        <time dateTime={date}>{dateText}</time>
      </p>
    </article>
  );
}
