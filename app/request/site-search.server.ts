import type { Content } from "#model/content.server.ts";
import { searchEntries, searchTexts } from "#model/machine-files/search-entries.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import { type NearPage, nearestPages } from "../frame/nearest-pages.ts";
import { addToSearch, searchEngine } from "../frame/search-engine.ts";

/** The server's copy of the site search: the engine and the text of each page. Built on the first query. */
export const siteSearch = oncePerContent(fill);

const mostClosest = 3;

/** The pages closest to an address that leads nowhere. */
export async function closestPages(content: Content, path: string): Promise<NearPage[]> {
  const { texts } = await siteSearch(content);
  return nearestPages(await nameSearch(content), texts, path, mostClosest);
}

/**
 * Knows titles and addresses only, as the search for the closest pages does: looking for near matches among the words of
 * all texts took most of its time.
 */
const nameSearch = oncePerContent(async (content) => {
  const engine = searchEngine();
  const entries = searchEntries(content, searchTexts(content));
  await addToSearch(
    engine,
    entries.map((entry) => ({ ...entry, summary: "", body: "" })),
  );
  return engine;
});

async function fill(content: Content) {
  const texts = searchTexts(content);
  const engine = searchEngine();
  await addToSearch(engine, searchEntries(content, texts));
  return { engine, texts, textOf: new Map(texts.map((text) => [text.path, text])) };
}
