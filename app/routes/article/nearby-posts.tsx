import { PostThumb } from "#app/sections/post-thumb.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./nearby-posts.css";

/** Posts of the same series or on like subjects, each with what the two share. */
export function NearbyPosts({ nearby: { title, posts } }: Pick<Article, "nearby">) {
  if (posts.length === 0) return null;
  return (
    <Band name="nearby-posts" pad="none" labelledBy="nearby">
      <div className="wrap">
        <h2 id="nearby">{title}</h2>
        <ol>
          {posts.map((post) => (
            <li key={post.path} data-bench={post.bench}>
              <Link to={post.path}>
                {post.reason && <span className="reason">{post.reason}</span>} <b>{post.title}</b>
                <PostThumb picture={post.picture} bench={post.bench} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
