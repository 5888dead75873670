import type { ComponentProps } from "react";
import { PostThumb } from "#app/sections/post-thumb.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import type { ListedPost } from "#model/posts/listed-posts.server.ts";

interface PostsProps {
  posts: readonly ListedPost[];
  /** In a list of mixed categories, each post names its own. */
  withCategory?: boolean;
  pager?: ComponentProps<typeof Pager>;
  /** Where to find the other posts, if these are not all. */
  more?: { label: string; url: string } | undefined;
}

/** A long piece has a heading-sized title and a taller picture; a note is set as text. */
const looks = {
  long: { title: "text-h4 md:text-h3", thumb: "md:h-32" },
  note: { title: "font-text text-lead/tight font-bold font-stretch-normal tracking-normal", thumb: "md:h-25" },
};

/** Posts as ruled rows, each with its summary or a line of its text. */
export function Posts({ posts, withCategory = false, pager, more }: PostsProps) {
  return (
    <Band name="posts" pad="none" className="pt-4 pb-band lg:pt-10">
      <div className="wrap">
        <ol role="list" className="border-b-3">
          {posts.map((post, index) => (
            <PostRow key={post.slug} post={post} withCategory={withCategory} isFirst={index === 0} />
          ))}
        </ol>
        {pager && (
          <div className="mt-10">
            <Pager {...pager} />
          </div>
        )}
        {more && (
          <p className="mt-8">
            <ArrowLink to={more.url}>{more.label}</ArrowLink>
          </p>
        )}
      </div>
    </Band>
  );
}

const entryWide = "md:grid-cols-[11rem_1fr_150px] md:gap-6 md:hover:px-5 xl:grid-cols-[13rem_1fr_190px]";

interface PostRowProps {
  post: ListedPost;
  withCategory: boolean;
  isFirst: boolean;
}

function PostRow({ post, withCategory, isFirst }: PostRowProps) {
  const { slug, title, date, dateText, category, picture, isLong, text } = post;
  const look = isLong ? looks.long : looks.note;
  const Said = text.kind === "quote" ? "q" : "p";
  return (
    <li>
      <article
        className={`group relative grid grid-cols-[1fr_96px] gap-x-4 gap-y-1.5 border-t-3 py-5 transition-[padding,background] duration-calm hover:bg-ink hover:text-paper ${entryWide}`}
      >
        <div className="flex flex-wrap gap-x-4.5 gap-y-0.5 text-small font-semibold max-md:col-span-2 md:flex-col md:gap-1.5 md:pt-1">
          <time dateTime={date}>{dateText}</time>{" "}
          {withCategory && <DiamondLabel department={category.department}>{category.name}</DiamondLabel>}
        </div>
        <div className="min-w-0 max-md:contents">
          <h2 className={look.title}>
            <Link
              to={`/blog/${slug}`}
              className="no-underline after:absolute after:inset-0"
              data-call={isFirst ? "main" : undefined}
            >
              {title}
            </Link>
          </h2>
          {text.words && (
            <Said className="m-0 block max-w-[58ch] text-soft group-hover:text-inherit max-md:col-span-2 md:mt-2.5">
              {text.words}
            </Said>
          )}
        </div>
        <PostThumb
          picture={picture}
          department={category.department}
          className={`self-start max-md:col-start-2 max-md:row-start-2 ${look.thumb}`}
        />
      </article>
    </li>
  );
}
