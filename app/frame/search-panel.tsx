import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { CloseButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Findable, findByTitle } from "./find-by-title.ts";
import "./search-panel.css";

/** Field and results of the search sheet, all by keyboard: arrows move, Enter opens, Escape closes. */
export function SearchPanel() {
  const { entries, failed } = useSearchIndex();
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const found = findByTitle(entries, query);
  const status = failed ? "Search did not load. Press Enter for the search page." : statusText(query, found.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setSelected((selected + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      navigate(found[selected]?.path ?? `/search?q=${encodeURIComponent(query)}`);
    }
  };

  return (
    <div className="search-panel">
      <div className="field">
        <Icon name="search" />
        <input
          // Not type="search": there Escape empties the field instead of closing the sheet.
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search pages, work, posts, people and products"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${selected}` : undefined}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened a sheet that is nothing but this field
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setSelected(0);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton dialog="search" label="Close search" />
      </div>
      <p className="status" role="status">
        {status}
      </p>
      <Results id={listId} found={found} selected={selected} />
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
    </div>
  );
}

function Results({ id, found, selected }: { id: string; found: Findable[]; selected: number }) {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return (
    <div className="results" role="listbox" id={id} aria-label="Results">
      {kinds.map((kind) => (
        <div className="group" key={kind} role="group" aria-label={kind}>
          <p aria-hidden="true">{kind}</p>
          {found.map(
            (entry, index) =>
              entry.kind === kind && (
                <Option key={entry.path} id={`${id}-${index}`} entry={entry} isSelected={index === selected} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function Option({ id, entry, isSelected }: { id: string; entry: Findable; isSelected: boolean }) {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    <div
      className="option"
      role="option"
      id={id}
      aria-selected={isSelected}
      tabIndex={-1}
      onClick={() => navigate(entry.path)}
    >
      <b>{entry.title}</b>
      <span>{entry.summary}</span>
    </div>
  );
}

function statusText(query: string, count: number): string {
  if (query.trim() === "") return "Type a word or two: a service, a game, a person, a thing in the shop.";
  if (count === 0) return `Nothing is called that. Enter searches the whole site for “${query.trim()}”.`;
  return `${count} ${count === 1 ? "result" : "results"}`;
}

function useSearchIndex() {
  const [entries, setEntries] = useState<Findable[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${import.meta.env.BASE_URL}search-index.json`, { signal: controller.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`search index: ${answer.status}`))))
      .then(setEntries)
      .catch((error: Error) => {
        if (controller.signal.aborted) return;
        console.warn(error.message);
        setFailed(true);
      });
    return () => controller.abort();
  }, []);
  return { entries, failed };
}
