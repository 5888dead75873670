import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Category } from "#model/posts/posts.server.ts";
import { formatDate } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface PostsProps {
  title: string;
  action: { label: string; url: string };
  entries: {
    slug: string;
    title: string;
    date: string;
    imgUrl: ImageSource;
    category: Pick<Category, "name" | "department">;
  }[];
}

/** The newest long pieces as ruled rows that fill with their colour. */
export function Posts({ title, action, entries }: PostsProps) {
  return (
    <Band name="posts" pad="bottom" labelledBy="posts-title" className="pt-half">
      <div className="wrap">
        <BandHead id="posts-title" title={title}>
          <p>
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </p>
        </BandHead>
        <div className="border-t-3">
          {entries.map(({ slug, title: headline, date, imgUrl, category }) => (
            <Link className="group post-row" key={slug} data-department={category.department} to={`/blog/${slug}`}>
              <time dateTime={date}>{formatDate(date)}</time>
              <h3>{headline}</h3>
              <DiamondLabel department={category.department} className="group-hover:before:bg-current lg:col-span-2">
                {category.name}
              </DiamondLabel>{" "}
              <span className="post-picture">
                <Picture image={imgUrl} alt="" width={240} />
              </span>
            </Link>
          ))}
        </div>
      </div>
    </Band>
  );
}
