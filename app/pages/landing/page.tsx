import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { pathOfPage } from "#model/site/site-address.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";

/** A page that is made of bands of the kit alone: its file in `content/pages/` says everything. */
export function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const path = pathOfPage(content, url.pathname);
  const page = content.composedPages.find(({ address }) => address === path);
  if (!page) throw data({}, { status: 404 });
  return composePage(content, page);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} />;
}
