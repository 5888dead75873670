import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ArchivePeriod } from "#model/posts/archive-page.server.ts";
import { arrangePosts, type Shape } from "./arrange-posts.ts";
import "./archive-periods.css";

interface ArchivePeriodsProps {
  periods: readonly ArchivePeriod[];
  /** Their first picture is in a phone's first screen. */
  isTop?: boolean;
}

/** Posts by month or year: long pieces with their picture, notes as text behind a rule. */
export function ArchivePeriods({ periods, isTop = false }: ArchivePeriodsProps) {
  return periods.map(({ period, name, posts }, place) => {
    const shapes = arrangePosts(posts);
    return (
      <section className="archive-period" key={period}>
        <h3>{name}</h3>
        <div>
          {posts.map((post, index) => (
            <ArchivedPost
              key={post.slug}
              post={post}
              shape={shapes[index] ?? "note"}
              isFirst={isTop && place + index === 0}
            />
          ))}
        </div>
      </section>
    );
  });
}

interface ArchivedPostProps {
  post: ArchivePeriod["posts"][number];
  shape: Shape;
  isFirst: boolean;
}

function ArchivedPost({ post, shape, isFirst }: ArchivedPostProps) {
  const { slug, title, brief, category, date, shortDate, time, picture } = post;
  const isText = shape === "note" || shape === "line";
  return (
    <article data-shape={shape}>
      <Link to={`/blog/${slug}`}>
        {!isText && (
          <span className="thumb" data-tone={category.bench} data-cutout={picture.isCutout || undefined}>
            <Picture image={picture.image} alt="" sizes="100vw md:50vw xxl:43vw" priority={isFirst} />
          </span>
        )}
        <h4>{title}</h4>
      </Link>
      <p>{brief}</p>
      <p className="facts">
        <DiamondLabel bench={category.bench}>{category.name}</DiamondLabel> <time dateTime={date}>{shortDate}</time>{" "}
        {time && <span>{time}</span>}
      </p>
    </article>
  );
}
