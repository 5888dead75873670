import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { readCategory, readListPage, readTag } from "#model/posts/listings.server.ts";
import type { Route } from "./+types/page.ts";
import { CategoryHero } from "./category-hero.tsx";
import { OtherCategories } from "./other-categories.tsx";
import { PageHero } from "./page-hero.tsx";
import { Posts } from "./posts.tsx";
import { RelatedTags } from "./related-tags.tsx";
import { TagHero } from "./tag-hero.tsx";

/** Three addresses, one page: a category, a tag, or a numbered page of all posts. */
export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { slug, tag, n }: Readonly<Record<string, string | undefined>> = params;
  const listing = slug ? readCategory(content, slug) : tag ? readTag(content, tag) : readListPage(content, n ?? "");
  if (!listing) throw data(null, { status: 404 });
  return listing;
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ListingPage({ loaderData: listing }: Route.ComponentProps) {
  switch (listing.kind) {
    case "category":
      return (
        <Bands>
          <CategoryHero category={listing} />
          {listing.posts.length > 0 && <Posts posts={listing.posts} more={listing.more} />}
          <OtherCategories others={listing.others} isOnlyWay={listing.posts.length === 0} />
        </Bands>
      );
    case "tag":
      return (
        <Bands>
          <TagHero tag={listing} />
          {listing.posts.length > 0 && <Posts posts={listing.posts} more={listing.more} withCategory />}
          <RelatedTags near={listing.near} isOnlyWay={listing.posts.length === 0} />
        </Bands>
      );
    case "page":
      return (
        <Bands>
          <PageHero page={listing} />
          {listing.posts.length > 0 && <Posts posts={listing.posts} pager={listing.pager} withCategory />}
        </Bands>
      );
  }
}
