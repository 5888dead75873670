import { type Findable, findByTitle } from "#app/frame/find-by-title.ts";
import { content } from "#model/content.server.ts";
import { countIn, fillIn } from "#model/fill-in.server.ts";
import { foldText, hasEveryWord } from "#shared/fold-text.ts";
import { findPages } from "./find-pages.server.ts";

const longestQuery = 100;

export type SiteSearch = ReturnType<typeof searchSite>;

/** Everything whose title or summary has every word of the query, by kind; what comes close where nothing has. */
export function searchSite(asked: string) {
  const words = content.pages.search;
  const query = asked.trim().slice(0, longestQuery);
  const field = { label: words.label, placeholder: words.placeholder, button: words.button };
  if (foldText(query) === "")
    return { state: "start" as const, title: words.title, query: "", field, start: words.start };

  const entries = findPages();
  const exact = entries.filter(({ title, summary }) => hasEveryWord(`${title} ${summary}`, query));
  const found = exact.length > 0 ? exact : findByTitle(entries, query);
  if (found.length === 0) {
    const none = { title: fillIn(words.none.title, { query }), text: words.none.text };
    return { state: "none" as const, title: words.title, query, field, none };
  }
  const status = exact.length > 0 ? countIn(words.found, exact.length) : words.found.close;
  const heading = fillIn(words.found.title, { query });
  return { state: "found" as const, title: words.title, query, field, heading, status, groups: byKind(found, query) };
}

/** Within a kind, entries that have the words in their title come first. */
function byKind(found: readonly Findable[], query: string) {
  const inTitle = ({ title }: Findable) => Number(hasEveryWord(title, query));
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, entries]) => ({
    kind,
    entries: entries
      .toSorted((a, b) => inTitle(b) - inTitle(a))
      .map(({ title, path, summary }) => ({ title, path, summary })),
  }));
}
