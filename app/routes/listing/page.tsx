import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import { postsPerPage } from "#model/site-paths.server.ts";
import type { Route } from "./+types/page.ts";

export function loader({ params }: Route.LoaderArgs) {
  const { slug, tag, n } = params as { slug?: string; tag?: string; n?: string };
  const first = (Number(n ?? 1) - 1) * postsPerPage;
  const found = content.blog.filter((post) => (slug ? post.category === slug : tag ? post.tags.includes(tag as never) : true));
  const posts = (n ? found.slice(first, first + postsPerPage) : found).map(({ slug, title, brief }) => ({ slug, title, brief }));
  const title = slug ?? tag ?? `Page ${n}`;
  if (posts.length === 0 && !tag) throw data(null, { status: 404 });
  return { head: { title, description: `Posts filed under ${title} in the Lodewright archive.` }, posts };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ListingPage({ loaderData: { head, posts } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <h1>{head.title}</h1>
      <ul>
        {posts.map((post) => (
          <li key={post.slug}>{post.title}</li>
        ))}
      </ul>
    </div>
  );
}
