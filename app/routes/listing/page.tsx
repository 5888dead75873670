import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { NewsletterBand } from "#app/sections/newsletter-band.tsx";
import { PostRows } from "#app/sections/post-rows.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Pager } from "#app/ui/pager.tsx";
import type { Route } from "./+types/page.ts";
import { listingData } from "./data.server.ts";
import { Hero } from "./hero.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const listing = listingData(context.get(contentKey), params);
  if (!listing) throw data(null, { status: 404 });
  return listing;
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

/** Three addresses, one page: a category, a tag, or a numbered page of all posts. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { hero, posts, door } = loaderData;
  return (
    <Bands>
      <Hero {...hero} />
      {posts.length > 0 && (
        <Band name="results" id="results" pad="none" className="py-normal">
          <div className="wrap flex flex-col gap-8">
            <PostRows posts={posts} heading="h2" withCategory={!("hasOneCategory" in loaderData)} />
            {"pager" in loaderData && <Pager {...loaderData.pager} />}
            {"more" in loaderData && loaderData.more && (
              <p className="m-0">
                <ArrowLink to={loaderData.more.url}>{loaderData.more.label}</ArrowLink>
              </p>
            )}
          </div>
        </Band>
      )}
      <NewsletterBand door={door} isMain />
    </Bands>
  );
}
