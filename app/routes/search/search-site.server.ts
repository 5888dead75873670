import { type Finding, findIn, type Hit } from "#app/frame/search-engine.ts";
import { siteSearch } from "#app/site-search.server.ts";
import { wordsBeside } from "#app/ui/marked.tsx";
import { excerptWith } from "./excerpt.ts";

const mostHits = 60;

/** What the search dialog would find, for a page without script, each with the sentence that it was found by. */
export async function searchSite(query: string): Promise<Finding> {
  const { engine, pieces } = await siteSearch();
  const { hits, ...finding } = findIn(engine, query);
  const told = (hit: Hit) => {
    const words = wordsBeside([hit.title, hit.summary], hit.words);
    return { ...hit, excerpt: words.length > 0 ? excerptWith(pieces.get(hit.path) ?? [], words) : undefined };
  };
  return { ...finding, hits: hits.slice(0, mostHits).map(told) };
}
