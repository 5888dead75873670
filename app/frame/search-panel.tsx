import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { forgetSearches, readRecent, rememberSearch } from "#app/browser/recent-searches.ts";
import { CloseButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { findIn, type Hit, type SearchEngine } from "./search-engine.ts";
import { RecentSearches, SearchResults } from "./search-results.tsx";
import { SearchStatus } from "./search-status.tsx";
import { useSearchEngine } from "./use-search-engine.ts";
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

interface SearchFieldProps {
  listId: string;
  isOpen: boolean;
  /** Place in the list of what Enter opens; below 0 for nothing. */
  selected: number;
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ listId, isOpen, selected, query, onType, onKeyDown }: SearchFieldProps) {
  return (
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
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={selected >= 0 ? `${listId}-${selected}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <CloseButton dialog="search" label="Close search" />
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

/** What is shown for a query, and where the rest of it is. */
function lookFor(query: string, engine: SearchEngine | undefined) {
  const allPath = `/search?q=${encodeURIComponent(query)}`;
  const finding = query && engine ? findIn(engine, query) : undefined;
  const count = finding?.hits.length ?? 0;
  const hits = firstOfEachKind(finding?.hits ?? []);
  return { finding, hits, allPath, more: count > hits.length ? { path: allPath, count } : undefined };
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

function useSelection(count: number) {
  const [selected, setSelected] = useState(-1);
  const move = (step: number) =>
    count > 0 && setSelected((Math.max(selected, step > 0 ? -1 : 0) + step + count) % count);
  return { selected, setSelected, move };
}
