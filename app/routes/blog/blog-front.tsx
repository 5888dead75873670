import { Byline } from "#app/sections/byline.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./blog-front.css";

/** The lead story and the newest long pieces beside it. */
export function BlogFront({ lead, recent }: { lead: FrontPage["lead"]; recent: FrontPage["recent"] }) {
  return (
    <Band name="blog-front" pad="none" label={recent.title}>
      <div className="wrap grid-12">
        {lead && <LeadStory lead={lead} />}
        <div className="recent">
          <h2>{recent.title}</h2>
          <ol>
            {recent.posts.map((post, index) => (
              <li key={post.slug}>
                <RecentPiece post={post} withPicture={index % 3 === 0} />
              </li>
            ))}
          </ol>
          <ArrowLink to="/blog-grid">{recent.all}</ArrowLink>
        </div>
      </div>
    </Band>
  );
}

function LeadStory({ lead }: { lead: NonNullable<FrontPage["lead"]> }) {
  const { slug, title, brief, category, picture, author, facts } = lead;
  return (
    <article className="lead-story">
      <Link to={`/blog/${slug}`}>
        <span className="panel" data-tone={category.bench} data-cutout={picture.isCutout || undefined}>
          <Picture image={picture.image} alt={picture.alt} sizes="100vw lg:66vw" priority />
        </span>
        <h2>{title}</h2>
      </Link>
      <p className="lead">{brief}</p>
      <Byline author={author} facts={facts}>
        <DiamondLabel bench={category.bench}>{category.name}</DiamondLabel>
      </Byline>
    </article>
  );
}

function RecentPiece({ post, withPicture }: { post: FrontPage["recent"]["posts"][number]; withPicture: boolean }) {
  const { slug, title, category, picture, date, dateText } = post;
  return (
    <article>
      <Link to={`/blog/${slug}`}>
        {withPicture && (
          <span className="thumb when-near" data-tone={category.bench}>
            <Picture image={picture.image} alt="" sizes="100vw md:50vw lg:30vw" />
          </span>
        )}
        <h3>{title}</h3>
      </Link>
      <p>
        <DiamondLabel bench={category.bench}>{category.name}</DiamondLabel> <time dateTime={date}>{dateText}</time>
      </p>
    </article>
  );
}
