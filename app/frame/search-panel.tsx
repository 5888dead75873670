import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { forgetSearches, readRecent, rememberSearch } from "#app/browser/recent-searches.ts";
import { CloseButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadSearch } from "./load-search.ts";
import { type Finding, findIn, type Hit, type SearchEngine } from "./search-engine.ts";
import { RecentSearches, SearchResults } from "./search-results.tsx";
import "./search-panel.css";

const mostShown = 10;
const mostOfKind = 4;

/** Field and results of the search sheet, all by keyboard: arrows move, Enter opens, Escape closes. */
export function SearchPanel() {
  const { engine, hasFailed } = useSearchEngine();
  const [query, setQuery] = useState("");
  const [recent, setRecent] = useState(() => readRecent());
  const listId = useId();
  const isAsking = query.trim() !== "";
  const finding = isAsking && engine ? findIn(engine, query) : undefined;
  const hits = firstOfEachKind(finding?.hits ?? []);
  const allPath = `/search?q=${encodeURIComponent(query.trim())}`;
  const more = finding && finding.hits.length > hits.length ? { path: allPath, count: finding.hits.length } : undefined;
  const recentShown = isAsking || hasFailed ? [] : recent;
  const targets = [...hits.map(({ path }) => path), ...(more ? [more.path] : [])];
  const { selected, setSelected, move } = useSelection(targets.length + recentShown.length);
  const navigate = useNavigate();

  const ask = (words: string) => {
    setQuery(words);
    setSelected(words.trim() === "" ? -1 : 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const again = recentShown[selected];
      if (again !== undefined) return ask(again);
      if (!isAsking) return;
      rememberSearch(query);
      navigate(targets[selected] ?? allPath);
    }
  };

  return (
    <div className="search-panel">
      <div className="field">
        <Icon name="search" />
        <input
          // Not type="search": there Escape empties the field instead of closing the sheet.
          type="text"
          ref={takeFocus}
          enterKeyHint="search"
          role="combobox"
          aria-label="Search pages, work, posts, people and products"
          aria-autocomplete="list"
          aria-expanded={targets.length + recentShown.length > 0}
          aria-controls={listId}
          aria-activedescendant={
            selected >= 0 && selected < targets.length + recentShown.length ? `${listId}-${selected}` : undefined
          }
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton dialog="search" label="Close search" />
      </div>
      {hasFailed ? (
        <p className="status" role="alert">
          The list of pages did not arrive, so nothing can be found here.{" "}
          <Link to={isAsking ? allPath : "/search"}>
            {isAsking ? `Search for “${query.trim()}” on the search page` : "Use the search page"}
          </Link>
        </p>
      ) : (
        <p className="status" role="status">
          {statusText({ query: query.trim(), isLoading: !engine, finding })}
        </p>
      )}
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
  return (
    <p className="keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>move
      </span>
      <span>
        <kbd>Enter</kbd>open
      </span>
      <span>
        <kbd>Esc</kbd>close, back to the button
      </span>
    </p>
  );
}

/** The attribute for a sheet that is about to open, the call for one that is open already. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}

/** The best few, so that one kind does not push the others off the sheet; kinds stay in the order of their best. */
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

interface Status {
  query: string;
  isLoading: boolean;
  finding: Finding | undefined;
}

function statusText({ query, isLoading, finding }: Status): string {
  if (query === "") return "Type a word or two: a service, a game, a person, a thing in the shop.";
  if (isLoading || !finding) return "Fetching the list of pages.";
  const { hits, isClose, meant } = finding;
  const count = hits.length === 1 ? "One match" : `${hits.length} matches`;
  if (hits.length === 0) return `Nothing here has “${query}”, or anything close to it.`;
  if (!isClose) return count;
  return `Nothing has “${query}”. ${count} for “${meant ?? query}”, which comes close.`;
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
