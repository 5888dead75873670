import { addToSearch, type Finding, findIn, type Hit, searchEngine } from "#app/frame/search-engine.ts";
import { wordsBeside } from "#app/ui/marked.tsx";
import { searchEntries, searchTexts } from "#model/search-entries.server.ts";
import { excerptWith } from "./excerpt.ts";

const mostHits = 60;

let filled: ReturnType<typeof fillEngine> | undefined;

/** What the search dialog would find, for a page without script, each with the sentence that it was found by. */
export async function searchSite(query: string): Promise<Finding> {
  filled ??= fillEngine();
  const { engine, pieces } = await filled;
  const { hits, ...finding } = findIn(engine, query);
  const told = (hit: Hit) => {
    const words = wordsBeside([hit.title, hit.summary], hit.words);
    return { ...hit, excerpt: words.length > 0 ? excerptWith(pieces.get(hit.path) ?? [], words) : undefined };
  };
  return { ...finding, hits: hits.slice(0, mostHits).map(told) };
}

async function fillEngine() {
  const texts = searchTexts();
  const engine = searchEngine();
  await addToSearch(engine, searchEntries(texts));
  return { engine, pieces: new Map(texts.map(({ path, pieces }) => [path, pieces])) };
}
