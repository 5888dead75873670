import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { forgetSearches, readRecent, rememberSearch } from "#app/browser/recent-searches.ts";
import { useControls } from "#app/ui/control-names.ts";
import { isComposing } from "#shared/composing.ts";
import { inBackground } from "#shared/in-background.ts";
import { writable } from "#shared/writable.ts";
import { loadSearch } from "./load-search.ts";
import { findIn, type Hit, type SearchEngine } from "./search-engine.ts";
import { SearchField } from "./search-field.tsx";
import { RecentSearches, SearchResults } from "./search-results.tsx";
import { SearchStatus } from "./search-status.tsx";
import "./search-panel.css";

const mostShown = 10;
const mostOfKind = 4;

/** Field and results of the search dialog, all by keyboard: arrows move, Enter opens, Escape closes. */
export function SearchPanel() {
  const { engine, hasFailed } = useSearchEngine();
  const [query, setQuery] = useState("");
  const [recent, setRecent] = useState(() => readRecent());
  const listId = useId();
  const isAsking = query.trim() !== "";
  const { finding, hits, more, allPath } = lookFor(query.trim(), engine);
  const recentShown = isAsking || hasFailed ? [] : recent;
  const targets = [...hits.map(({ path }) => path), ...(more ? [more.path] : [])];
  const count = targets.length + recentShown.length;
  const { selected, setSelected, move } = useSelection(count);
  const navigate = useNavigate();

  const ask = (words: string) => {
    setQuery(words);
    setSelected(words.trim() === "" ? -1 : 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const again = recentShown[selected];
      if (again !== undefined) return ask(again);
      if (!isAsking) return;
      rememberSearch(query);
      inBackground(navigate(targets[selected] ?? allPath));
    }
  };

  return (
    <div>
      <SearchField
        listId={listId}
        isOpen={count > 0}
        selected={selected < count ? selected : -1}
        query={query}
        onType={ask}
        onKeyDown={onKeyDown}
      />
      <SearchStatus query={query.trim()} hasFailed={hasFailed} finding={finding} allPath={allPath} />
      {recentShown.length > 0 ? (
        <RecentSearches
          id={listId}
          queries={recentShown}
          selected={selected}
          onChoose={ask}
          onForget={() => {
            forgetSearches();
            setRecent([]);
          }}
        />
      ) : (
        <SearchResults id={listId} hits={hits} selected={selected} more={more} onFollow={() => rememberSearch(query)} />
      )}
      <KeyHints />
    </div>
  );
}

function KeyHints() {
  const { keyMove, keyOpen, keyClose } = useControls();
  return (
    <p className="search-hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>
        {keyMove}
      </span>{" "}
      <span>
        <kbd>Enter</kbd>
        {keyOpen}
      </span>{" "}
      <span>
        <kbd>Esc</kbd>
        {keyClose}
      </span>
    </p>
  );
}

/** The results to show for a query, and the address of the rest. */
function lookFor(query: string, engine: SearchEngine | undefined) {
  const allPath = `/search?q=${encodeURIComponent(writable(query))}`;
  const finding = query && engine ? findIn(engine, query) : undefined;
  const count = finding?.hits.length ?? 0;
  const hits = firstOfEachKind(finding?.hits ?? []);
  return { finding, hits, allPath, more: count > hits.length ? { path: allPath, count } : undefined };
}

/** The best few of each kind, so that one kind does not crowd out the others; kinds keep the order of their best hits. */
function firstOfEachKind(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  const best = hits.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfKind;
  });
  const shown = best.slice(0, mostShown);
  return [...counts.keys()].flatMap((kind) => shown.filter((hit) => hit.kind === kind));
}

function useSelection(count: number) {
  const [selected, setSelected] = useState(-1);
  const move = (step: number) =>
    count > 0 && setSelected((Math.max(selected, step > 0 ? -1 : 0) + step + count) % count);
  return { selected, setSelected, move };
}

function useSearchEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadSearch().then(
      (loaded) => isGone || setEngine(loaded),
      (error: Error) => {
        if (isGone) return;
        console.warn(error.message);
        setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { engine, hasFailed };
}
