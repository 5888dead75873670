import { Byline } from "#app/sections/byline.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";

/** One long piece with its picture over half the page. */
export function FeaturedPost({ piece }: { piece: NonNullable<FrontPage["spotlight"]> }) {
  const { slug, title, brief, category, picture, author, facts } = piece;
  return (
    <Band
      name="featured-post"
      tone="ink"
      pad="none"
      labelledBy="featured-post"
      className="overflow-x-clip [--byline-ground:var(--color-ink-2)]"
    >
      <div className="wrap grid gap-x-gut md:grid-cols-12">
        <div className="when-near -mx-edge h-[84vw] md:relative md:col-span-7 md:-ms-out md:me-0 md:h-auto md:min-h-[clamp(420px,46vw,720px)]">
          <Picture
            image={picture.image}
            alt={picture.alt}
            sizes="148vw md:93vw xxl:81vw"
            className="size-full object-cover object-[62%_50%] md:absolute md:inset-0"
          />
        </div>
        <article className="py-half md:col-span-5 md:self-center md:ps-4 xl:ps-6">
          <p className="m-0">
            <DiamondLabel department={category.department}>{category.name}</DiamondLabel>
          </p>
          <h2 id="featured-post" className="mt-4 mb-5 text-figure/(--clear)">
            <Link to={`/blog/${slug}`} className="no-underline hover:underline">
              {title}
            </Link>
          </h2>
          <p className="lead mb-7">{brief}</p>
          <Byline author={author} facts={facts} />
        </article>
      </div>
    </Band>
  );
}
