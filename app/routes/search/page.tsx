import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { AllPages } from "./all-pages.tsx";
import { askedWords } from "./asked-words.ts";
import { searchSite } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { Results } from "./results.tsx";
import { useFinding } from "./use-finding.ts";
import { Waiting } from "./waiting.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const query = askedWords(new URL(request.url).searchParams);
  const { head, kinds, rules: _, found, ...words } = content.pages.search;
  const { kinds: severals, ...foundWords } = found;
  const plurals = Object.fromEntries([
    [kinds.service, severals.service],
    [kinds.case, severals.case],
    [kinds.post, severals.post],
    [kinds.person, severals.person],
    [kinds.product, severals.product],
    [kinds.page, severals.page],
  ]);
  const finding = await searchSite(content, query);
  return { head, words: { ...words, found: foundWords }, plurals, search: { query, finding } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SearchPage({ loaderData: { words, plurals, search } }: Route.ComponentProps) {
  const { query, finding, hasFailed = false } = useFinding(search);
  return (
    <Bands>
      <Hero words={words} query={query} />
      {query === "" ? (
        <AllPages words={words.allPages} />
      ) : !finding ? (
        <Waiting text={hasFailed ? words.failed : [words.waiting]} />
      ) : finding.hits.length > 0 ? (
        <Results words={words.found} plurals={plurals} query={query} finding={finding} />
      ) : (
        <NothingFound words={words.none} query={query} />
      )}
    </Bands>
  );
}
