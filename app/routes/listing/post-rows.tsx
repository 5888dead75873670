import type { ComponentProps } from "react";
import { PostThumb } from "#app/sections/post-thumb.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import type { ListedPost } from "#model/posts/listed-posts.server.ts";
import "./post-rows.css";

interface PostRowsProps {
  posts: readonly ListedPost[];
  /** Where the posts are of many categories, each says which. */
  withCategory?: boolean;
  pager?: ComponentProps<typeof Pager>;
  /** Where the others are, when these are not all. */
  more?: { label: string; url: string } | undefined;
}

/** Posts as ruled rows, each with its summary or a line of its text. */
export function PostRows({ posts, withCategory = false, pager, more }: PostRowsProps) {
  if (posts.length === 0) return null;
  return (
    <Band name="post-rows" pad="none">
      <div className="wrap">
        <ol>
          {posts.map((post) => (
            <PostRow key={post.slug} post={post} withCategory={withCategory} />
          ))}
        </ol>
        {pager && <Pager {...pager} />}
        {more && (
          <p className="more">
            <ArrowLink to={more.url}>{more.label}</ArrowLink>
          </p>
        )}
      </div>
    </Band>
  );
}

function PostRow({ post, withCategory }: { post: ListedPost; withCategory: boolean }) {
  const { slug, title, date, dateText, category, picture, isLong, text } = post;
  return (
    <li data-long={isLong || undefined}>
      <article>
        <div className="facts">
          <time dateTime={date}>{dateText}</time>{" "}
          {withCategory && <DiamondLabel bench={category.bench}>{category.name}</DiamondLabel>}
        </div>
        <div className="words">
          <h2>
            <Link to={`/blog/${slug}`}>{title}</Link>
          </h2>
          {text.words && (text.kind === "quote" ? <q>{text.words}</q> : <p>{text.words}</p>)}
        </div>
        <PostThumb picture={picture} bench={category.bench} />
      </article>
    </li>
  );
}
