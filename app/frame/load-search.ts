import { type Findable, type Searched, searchFilePath, unpackSearch } from "#shared/search-file.ts";
import { addToSearch, type Finding, findIn, findNearest, type SearchEngine, searchEngine } from "./search-engine.ts";

let loading: Promise<SearchEngine> | undefined;

/**
 * The engine with the whole index, loaded once a document; after a failure the next call tries again.
 * @throws when a file of the index does not arrive
 */
export function loadSearch(): Promise<SearchEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * What the site has for a query.
 * @throws as `loadSearch`
 */
export async function findOnSite(query: string): Promise<Finding> {
  return findIn(await loadSearch(), query);
}

/**
 * What comes closest to the words of an address that leads nowhere.
 * @throws as `loadSearch`
 */
export async function findClosest(words: string, most: number): Promise<Findable[]> {
  return findNearest(await loadSearch(), words, most);
}

async function load(): Promise<SearchEngine> {
  const first = await loadFile(1);
  const numbers = Array.from({ length: first.parts - 1 }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map(loadFile));
  const engine = searchEngine();
  for (const { entries } of [first, ...others]) await addToSearch(engine, entries);
  return engine;
}

async function loadFile(part: number): Promise<{ parts: number; entries: Searched[] }> {
  const answer = await fetch(import.meta.env.BASE_URL + searchFilePath(part).slice(1));
  if (!answer.ok) throw new Error(`search index: ${answer.status}`);
  return unpackSearch(await answer.json());
}
