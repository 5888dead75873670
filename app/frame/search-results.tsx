import type { ReactNode } from "react";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Marked } from "#app/ui/marked.tsx";
import { filled } from "#shared/controls.ts";
import { byKind } from "./by-kind.ts";
import type { Hit } from "./search-engine.ts";

interface ResultsProps {
  id: string;
  hits: readonly Hit[];
  selected: number;
  /** The search page, if it has more results. */
  more?: { path: string; count: number } | undefined;
  onFollow: () => void;
}

/** Results by kind; the field keeps the focus and names the selected one. */
export function SearchResults({ id, hits, selected, more, onFollow }: ResultsProps) {
  const { results, allMatches } = useControls();
  const optionOf = (index: number) => ({ id: `${id}-${index}`, isSelected: index === selected, onFollow });
  return (
    <div className="search-results" role="listbox" id={id} aria-label={results}>
      {byKind(hits).map(({ kind, entries }) => (
        <div key={kind} role="group" aria-label={kind}>
          <p aria-hidden="true">{kind}</p>
          {entries.map((hit) => (
            <ResultOption key={hit.path} hit={hit} {...optionOf(hits.indexOf(hit))} />
          ))}
        </div>
      ))}
      {more && (
        <Option path={more.path} department="mari" {...optionOf(hits.length)}>
          <b>
            {filled(allMatches, { count: more.count })} <Icon name="arrow-right" />
          </b>
        </Option>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  isSelected: boolean;
  onFollow: () => void;
}

function Option({
  path,
  department,
  isSelected,
  onFollow,
  ...rest
}: OptionProps & { path: string; department: string; children: ReactNode }) {
  return (
    <Link
      role="option"
      to={path}
      aria-selected={isSelected}
      tabIndex={-1}
      data-department={department}
      data-prefetch="off"
      onClick={onFollow}
      {...rest}
    />
  );
}

function ResultOption({ hit, ...props }: OptionProps & { hit: Hit }) {
  const { title, path, summary, words, department, inText, tag } = hit;
  const { filedUnder, foundInText } = useControls();
  return (
    <Option path={path} department={department ?? "tang"} {...props}>
      <b>
        <Marked text={title} words={words} />
      </b>{" "}
      <span>
        <Marked text={summary} words={words} />
      </span>{" "}
      {(tag || inText.length > 0) && (
        <small>
          <Marked text={tag ? filled(filedUnder, { tag }) : foundInText} words={tag ? words : []} />
        </small>
      )}
    </Option>
  );
}

interface RecentProps {
  id: string;
  queries: readonly string[];
  selected: number;
  onChoose: (query: string) => void;
  onForget: () => void;
}

/** Recent searches on this device. */
export function RecentSearches({ id, queries, selected, onChoose, onForget }: RecentProps) {
  const { recentSearches, keptHere, forgetSearches } = useControls();
  return (
    <>
      <div className="search-results" role="listbox" id={id} aria-label={recentSearches}>
        <div role="group" aria-label={recentSearches}>
          <p aria-hidden="true">{recentSearches}</p>
          {queries.map((query, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              role="option"
              key={query}
              id={`${id}-${index}`}
              aria-selected={index === selected}
              tabIndex={-1}
              data-department="orch"
              onClick={() => onChoose(query)}
            >
              <b dir="auto">{query}</b>
            </div>
          ))}
        </div>
      </div>
      <p className="search-status">
        {keptHere}{" "}
        <button type="button" onClick={onForget}>
          {forgetSearches}
        </button>
      </p>
    </>
  );
}
