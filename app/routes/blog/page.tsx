import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { readFrontPage } from "#model/posts/front-page.server.ts";
import type { Route } from "./+types/page.ts";
import { FeaturedPost } from "./featured-post.tsx";
import { Hero } from "./hero.tsx";
import { Newsletter } from "./newsletter.tsx";
import { Notes } from "./notes.tsx";
import { RecentPosts } from "./recent-posts.tsx";
import { Series } from "./series.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return { ...readFrontPage(content), next: findNextPage(content, content.pages.blog.next) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { next, masthead, lead, recent, notes, spotlight, series, door } = loaderData;
  return (
    <Bands next={next}>
      <Hero masthead={masthead} />
      {lead && <RecentPosts lead={lead} recent={recent} />}
      {notes.posts.length > 0 && (
        <Notes notes={notes} all={lead || masthead.archive.url === recent.all.url ? undefined : recent.all} />
      )}
      {spotlight && <FeaturedPost piece={spotlight} />}
      {series.items.length > 0 && <Series series={series} />}
      <Newsletter door={door} />
    </Bands>
  );
}
