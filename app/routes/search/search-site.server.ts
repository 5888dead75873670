import { addToSearch, type Finding, findIn, searchEngine } from "#app/frame/search-engine.ts";
import { searchEntries } from "#model/search-entries.server.ts";

const mostHits = 60;

let filled: ReturnType<typeof fillEngine> | undefined;

/** What the search dialog would find, for a page without script. */
export async function searchSite(query: string): Promise<Finding> {
  filled ??= fillEngine();
  const { hits, ...finding } = findIn(await filled, query);
  return { ...finding, hits: hits.slice(0, mostHits) };
}

async function fillEngine() {
  const engine = searchEngine();
  await addToSearch(engine, searchEntries());
  return engine;
}
