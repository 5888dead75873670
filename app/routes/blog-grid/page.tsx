import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { findPosts } from "#app/request/site-search.server.ts";
import { NewsletterBand } from "#app/sections/newsletter-band.tsx";
import { PostRows } from "#app/sections/post-rows.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { readArchive } from "#model/posts/archive-page.server.ts";
import { newsletterDoor } from "#model/posts/front-page.server.ts";
import { readChoice } from "#model/posts/post-archive.server.ts";
import type { Route } from "./+types/page.ts";
import { Filters } from "./filters.tsx";
import { Hero } from "./hero.tsx";
import { Results } from "./results.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = new URL(request.url).searchParams;
  const choice = readChoice(query);
  const found = choice.q ? await findPosts(content, choice.q) : undefined;
  const archive = readArchive(content, choice, query.get("page") ?? "1", found);
  if (!archive) throw data(null, { status: 404 });
  const { head, title } = content.pages["blog-grid"];
  return { head, title, archive, door: newsletterDoor(content) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function BlogGridPage({ loaderData: { title, archive, door } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero title={title} search={archive.search} choice={archive.choice} />
      <Band name="results" id="results" pad="none" labelledBy="archive-results">
        <div className="wrap grid gap-x-12 border-t-3 pb-half cols-4-8 print:block">
          <Filters narrow={archive.narrow} ask={archive.ask} />
          <Results archive={archive}>
            {archive.periods.map(({ period, name, posts }) => (
              <section key={period} className="pb-8">
                <h3 className="mb-4 font-text text-body font-bold tracking-normal text-soft">{name}</h3>
                <PostRows posts={posts} heading="h4" withCategory />
              </section>
            ))}
            {archive.pager.keys.length > 1 && <Pager {...archive.pager} />}
            <ArrowLink to={archive.plain.url} className="mt-8">
              {archive.plain.label}
            </ArrowLink>
          </Results>
        </div>
      </Band>
      <NewsletterBand door={door} />
    </Bands>
  );
}
