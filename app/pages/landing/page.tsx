import { data } from "react-router";
import { ShapedBands } from "#app/bands/bands.tsx";
import { findNextPage } from "#app/bands/find-next-page.server.ts";
import { NextPage } from "#app/bands/next-page.tsx";
import { prepareBands } from "#app/bands/prepare-bands.server.ts";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import type { Route } from "./+types/page.ts";

/** A page that is made of bands of the kit alone: its file in `content/pages/` says everything. */
export function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const path = canonicalPath(url.pathname.slice(import.meta.env.BASE_URL.length - 1));
  const page = content.composedPages.find(({ address }) => address === path);
  if (!page) throw data({}, { status: 404 });
  return {
    head: page.head,
    bands: prepareBands(page.bands, content),
    next: findNextPage(content, page.next),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function LandingPage({ loaderData: { bands, next } }: Route.ComponentProps) {
  return (
    <>
      <ShapedBands bands={bands} />
      {next && <NextPage page={next} />}
    </>
  );
}
