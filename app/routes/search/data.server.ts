import { type Finding, findIn, type Hit } from "#app/frame/search-engine.ts";
import { siteSearch } from "#app/request/site-search.server.ts";
import { wordsBeside } from "#app/ui/marked.tsx";
import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import type { SearchText } from "#model/machine-files/search-text.server.ts";
import { foldText, hasEveryWord } from "#shared/fold-text.ts";
import { excerptWith } from "./excerpt.ts";

const mostHits = 60;

/** The same results as the search dialog, for a page without script, each with the sentence that matched. */
export async function searchSite(content: Content, query: string): Promise<Finding> {
  const { engine, textOf } = await siteSearch(content);
  const { hits, ...finding } = findIn(engine, query);
  const told = (hit: Hit) => {
    const words = wordsBeside([hit.title, hit.summary], hit.words);
    return { ...hit, excerpt: words.length > 0 ? excerptOf(content, textOf.get(hit.path), words) : undefined };
  };
  return { ...finding, hits: hits.slice(0, mostHits).map(told) };
}

function excerptOf(content: Content, text: SearchText | undefined, words: readonly string[]): string | undefined {
  const label = text?.labels?.find((one) => words.some((word) => hasEveryWord(foldText(one), [word])));
  return excerptWith(text?.pieces ?? [], words) ?? (label && fillIn(content.pages.search.found.filed, { label }));
}
