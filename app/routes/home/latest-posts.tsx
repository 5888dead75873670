import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Category } from "#model/posts/posts.server.ts";
import { formatDate } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./latest-posts.css";

interface LatestPostsProps {
  title: string;
  action: { label: string; url: string };
  entries: {
    slug: string;
    title: string;
    date: string;
    imgUrl: ImageSource;
    category: Pick<Category, "name" | "bench">;
  }[];
}

/** The newest long pieces as ruled rows that flood with their colour. */
export function LatestPosts({ title, action, entries }: LatestPostsProps) {
  return (
    <Band name="latest-posts" pad="bottom" labelledBy="posts-title">
      <div className="wrap">
        <BandHead id="posts-title" title={title}>
          <p>
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </p>
        </BandHead>
        <div className="list">
          {entries.map(({ slug, title: headline, date, imgUrl, category }) => (
            <Link className="row" key={slug} data-tone={category.bench} to={`/blog/${slug}`}>
              <time dateTime={date}>{formatDate(date)}</time>
              <h3>{headline}</h3>
              <span className="category">{category.name}</span>{" "}
              <span className="thumb">
                <Picture image={imgUrl} alt="" width={240} />
              </span>
            </Link>
          ))}
        </div>
      </div>
    </Band>
  );
}
