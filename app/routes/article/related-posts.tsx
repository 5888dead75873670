import { PostThumb } from "#app/sections/post-thumb.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Article } from "#model/posts/article.server.ts";

/** Posts in the same series or on related subjects, each with what the two share. */
export function RelatedPosts({ nearby: { title, posts } }: Pick<Article, "nearby">) {
  if (posts.length === 0) return null;
  return (
    <Band name="related-posts" pad="none" labelledBy="nearby" className="py-half print:hidden!">
      <div className="wrap">
        <h2 id="nearby" className="mb-6 text-h3">
          {title}
        </h2>
        <ol role="list" className="border-b-3">
          {posts.map((post) => (
            <RelatedPost key={post.path} post={post} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const lit = "transition-all duration-calm hover:bg-(--c) hover:px-5 hover:text-(--on)";
function RelatedPost({ post }: { post: Article["nearby"]["posts"][number] }) {
  const columns = post.reason ? "md:grid-cols-[8rem_1fr_190px]" : "md:grid-cols-[1fr_190px]";
  return (
    <li data-department={post.department}>
      <Link
        to={post.path}
        className={`grid grid-cols-[1fr_96px] items-center gap-x-4 gap-y-1 border-t-3 py-3.5 no-underline md:gap-6 ${lit} ${columns}`}
      >
        {post.reason && <span className="font-bold first-letter:uppercase">{post.reason}</span>}{" "}
        <b className="display text-h4 max-md:col-start-1 md:text-h3">{post.title}</b>
        <PostThumb
          picture={post.picture}
          department={post.department}
          className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:h-24"
        />
      </Link>
    </li>
  );
}
