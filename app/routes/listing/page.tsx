import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { readCategory, readListPage, readTag } from "#model/posts/listings.server.ts";
import type { Route } from "./+types/page.ts";
import { CategoryTop } from "./category-top.tsx";
import { NearTags } from "./near-tags.tsx";
import { OtherShelves } from "./other-shelves.tsx";
import { PageTop } from "./page-top.tsx";
import { PostRows } from "./post-rows.tsx";
import { TagTop } from "./tag-top.tsx";

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
        <>
          <CategoryTop category={listing} />
          <PostRows posts={listing.posts} more={listing.more} />
          <OtherShelves others={listing.others} />
        </>
      );
    case "tag":
      return (
        <>
          <TagTop tag={listing} />
          <PostRows posts={listing.posts} more={listing.more} withCategory />
          <NearTags near={listing.near} />
        </>
      );
    case "page":
      return (
        <>
          <PageTop page={listing} />
          <PostRows posts={listing.posts} pager={listing.pager} withCategory />
        </>
      );
  }
}
