import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { askedWords } from "./asked-words.ts";
import { SearchFound } from "./search-found.tsx";
import { SearchNone } from "./search-none.tsx";
import { searchSite } from "./search-site.server.ts";
import { SearchStart } from "./search-start.tsx";
import { SearchTop } from "./search-top.tsx";
import { SearchWait } from "./search-wait.tsx";
import { useFinding } from "./use-finding.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = askedWords(new URL(request.url).searchParams);
  const { head, kinds: _, ...words } = content.pages.search;
  return { head, words, search: { query, finding: await searchSite(content, query) } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SearchPage({ loaderData: { words, search } }: Route.ComponentProps) {
  const { query, finding, hasFailed = false } = useFinding(search);
  return (
    <>
      <SearchTop words={words} query={query} />
      {query === "" ? (
        <SearchStart words={words.start} tries={words.tries} />
      ) : !finding ? (
        <SearchWait text={hasFailed ? words.failed : [words.waiting]} />
      ) : finding.hits.length > 0 ? (
        <SearchFound words={words.found} query={query} finding={finding} />
      ) : (
        <>
          <SearchNone words={words.none} query={query} />
          <SearchStart words={words.start} tries={words.tries} />
        </>
      )}
    </>
  );
}
