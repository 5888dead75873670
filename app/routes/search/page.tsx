import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { SearchFound } from "./search-found.tsx";
import { SearchNone } from "./search-none.tsx";
import { searchSite } from "./search-site.server.ts";
import { SearchStart } from "./search-start.tsx";
import { SearchTop } from "./search-top.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  return { head: content.pages.search.head, search: searchSite(asked) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SearchPage({ loaderData: { search } }: Route.ComponentProps) {
  return (
    <>
      <SearchTop search={search} />
      {search.state === "start" && <SearchStart start={search.start} />}
      {search.state === "found" && <SearchFound found={search} />}
      {search.state === "none" && <SearchNone none={search.none} />}
    </>
  );
}
