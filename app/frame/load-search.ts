import { type Findable, searchFilePath, unpackSearch } from "#shared/search-file.ts";
import { type NearPage, nearestPages } from "./nearest-pages.ts";
import { addToSearch, type Finding, findIn, type SearchEngine, searchEngine } from "./search-engine.ts";

interface Loaded {
  engine: SearchEngine;
  entries: readonly Findable[];
}

let loading: Promise<Loaded> | undefined;

/**
 * The engine with the whole index, loaded once per document; after a failure the next call retries.
 * @throws if a file of the index fails to load
 */
export async function loadSearch(): Promise<SearchEngine> {
  return (await loadIndex()).engine;
}

function loadIndex(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * The site's results for a query.
 * @throws as `loadSearch`
 */
export async function findOnSite(query: string): Promise<Finding> {
  return findIn(await loadSearch(), query);
}

/**
 * The pages closest to an address that leads nowhere.
 * @throws as `loadSearch`
 */
export async function findClosest(path: string, most: number): Promise<NearPage[]> {
  const { engine, entries } = await loadIndex();
  return nearestPages(engine, entries, path, most);
}

async function load(): Promise<Loaded> {
  const first = await loadFile(1);
  const numbers = Array.from({ length: first.parts - 1 }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map(loadFile));
  const engine = searchEngine(first.rules);
  const parts = [first, ...others];
  for (const { entries } of parts) await addToSearch(engine, entries);
  return { engine, entries: parts.flatMap(({ entries }) => entries) };
}

async function loadFile(part: number): Promise<ReturnType<typeof unpackSearch>> {
  const response = await fetch(import.meta.env.BASE_URL + searchFilePath(part).slice(1));
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return unpackSearch(await response.json());
}
