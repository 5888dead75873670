import { searchEntries, searchTexts } from "#model/search-entries.server.ts";
import { type NearPage, nearestPages } from "./frame/nearest-pages.ts";
import { addToSearch, searchEngine } from "./frame/search-engine.ts";

let filled: ReturnType<typeof fill> | undefined;

/** The site's search as the server has it: the engine, and what the pages say. Filled with the first question. */
export function siteSearch() {
  filled ??= fill();
  return filled;
}

const mostClosest = 3;

/** The pages that come closest to an address that leads nowhere. */
export async function closestPages(path: string): Promise<NearPage[]> {
  const { engine, texts } = await siteSearch();
  return nearestPages(engine, texts, path, mostClosest);
}

async function fill() {
  const texts = searchTexts();
  const engine = searchEngine();
  await addToSearch(engine, searchEntries(texts));
  return { engine, texts, textOf: new Map(texts.map((text) => [text.path, text])) };
}
