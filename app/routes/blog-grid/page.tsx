import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { findPosts } from "#app/request/site-search.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { readArchive } from "#model/posts/archive-page.server.ts";
import { readChoice } from "#model/posts/post-archive.server.ts";
import type { Route } from "./+types/page.ts";
import { Filters } from "./filters.tsx";
import { Hero } from "./hero.tsx";
import { Periods } from "./periods.tsx";
import { Results } from "./results.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = new URL(request.url).searchParams;
  const choice = readChoice(query);
  const found = choice.q ? await findPosts(content, choice.q) : undefined;
  const archive = readArchive(content, choice, query.get("page") ?? "1", found);
  if (!archive) throw data(null, { status: 404 });
  const { head, title } = content.pages["blog-grid"];
  return { head, title, archive };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function BlogGridPage({ loaderData: { title, archive } }: Route.ComponentProps) {
  const { beside, below } = splitPeriods(archive.periods, archive.besideSideColumn);
  return (
    <Bands>
      <Hero title={title} search={archive.search} choice={archive.choice} />
      <Band name="archive" pad="none" labelledBy="archive-results">
        <div className="wrap pb-half lg:pb-25">
          <div className="grid gap-x-half border-t-3 md:grid-cols-[minmax(220px,3fr)_9fr] print:block">
            <Filters narrow={archive.narrow} ask={archive.ask} />
            <Results archive={archive}>
              <Periods periods={beside} isTop />
            </Results>
            <div className="min-w-0 md:col-span-full">
              <Periods periods={below} />
              {archive.pager.keys.length > 1 && <Pager {...archive.pager} />}
              <ArrowLink to={archive.plain.url} className="mt-7">
                {archive.plain.label}
              </ArrowLink>
            </div>
          </div>
        </div>
      </Band>
    </Bands>
  );
}

/** Periods stand beside the side column until it is roughly filled; the rest span the full width. */
function splitPeriods<Period extends { posts: readonly unknown[] }>(periods: readonly Period[], wanted: number) {
  let filled = 0;
  const beside = periods.filter(({ posts }) => {
    const fits = filled < wanted;
    filled += posts.length;
    return fits;
  });
  return { beside, below: periods.slice(beside.length) };
}
