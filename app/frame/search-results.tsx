import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Marked, wordsBeside } from "#app/ui/marked.tsx";
import { byKind } from "./by-kind.ts";
import type { Hit } from "./search-engine.ts";

interface ResultsProps {
  id: string;
  hits: readonly Hit[];
  selected: number;
  /** The search page, where there is more than is shown. */
  more?: { path: string; count: number } | undefined;
  onFollow: () => void;
}

/** What was found, by kind; the field keeps the focus and names the selected one. */
export function SearchResults({ id, hits, selected, more, onFollow }: ResultsProps) {
  const optionOf = (index: number) => ({ id: `${id}-${index}`, isSelected: index === selected, onFollow });
  return (
    <div className="results" role="listbox" id={id} aria-label="Results">
      {byKind(hits).map(({ kind, entries }) => (
        <div className="group" key={kind} role="group" aria-label={kind}>
          <p aria-hidden="true">{kind}</p>
          {entries.map((hit) => (
            <ResultOption key={hit.path} hit={hit} {...optionOf(hits.indexOf(hit))} />
          ))}
        </div>
      ))}
      {more && <MoreOption path={more.path} count={more.count} {...optionOf(hits.length)} />}
    </div>
  );
}

interface OptionProps {
  id: string;
  isSelected: boolean;
  onFollow: () => void;
}

function ResultOption({ id, hit, isSelected, onFollow }: OptionProps & { hit: Hit }) {
  const { title, path, summary, words, bench } = hit;
  const inText = wordsBeside([title, summary], words);
  return (
    <Link
      className="option"
      role="option"
      id={id}
      to={path}
      aria-selected={isSelected}
      tabIndex={-1}
      data-bench={bench ?? "tang"}
      data-prefetch="off"
      onClick={onFollow}
    >
      <b>
        <Marked text={title} words={words} />
      </b>{" "}
      <span>
        <Marked text={summary} words={words} />
      </span>{" "}
      {inText.length > 0 && (
        <small>
          In the text: <Marked text={inText.join(", ")} words={inText} />
        </small>
      )}
    </Link>
  );
}

function MoreOption({ id, path, count, isSelected, onFollow }: OptionProps & { path: string; count: number }) {
  return (
    <Link
      className="option"
      role="option"
      id={id}
      to={path}
      aria-selected={isSelected}
      tabIndex={-1}
      data-bench="mari"
      data-prefetch="off"
      onClick={onFollow}
    >
      <b>
        All {count} on the search page <Icon name="arrow-right" />
      </b>
    </Link>
  );
}

interface RecentProps {
  id: string;
  queries: readonly string[];
  selected: number;
  onChoose: (query: string) => void;
  onForget: () => void;
}

/** What was looked for before on this device. */
export function RecentSearches({ id, queries, selected, onChoose, onForget }: RecentProps) {
  return (
    <>
      <div className="results" role="listbox" id={id} aria-label="Looked for before">
        <div className="group" role="group" aria-label="Looked for before">
          <p aria-hidden="true">Looked for before</p>
          {queries.map((query, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              className="option"
              role="option"
              key={query}
              id={`${id}-${index}`}
              aria-selected={index === selected}
              tabIndex={-1}
              data-bench="orch"
              onClick={() => onChoose(query)}
            >
              <b>{query}</b>
            </div>
          ))}
        </div>
      </div>
      <p className="forget">
        Kept on this device only.{" "}
        <button type="button" onClick={onForget}>
          Forget these searches
        </button>
      </p>
    </>
  );
}
