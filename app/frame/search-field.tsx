import type { KeyboardEvent } from "react";
import { useControls } from "#app/ui/control-names.ts";
import { CloseButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface SearchFieldProps {
  listId: string;
  isOpen: boolean;
  /** Index of the result that Enter opens; below 0 for none. */
  selected: number;
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search input; it also controls the list below. */
export function SearchField({ listId, isOpen, selected, query, onType, onKeyDown }: SearchFieldProps) {
  const { searchField, closeSearch } = useControls();
  return (
    <div className="search-head">
      <Icon name="search" />
      <input
        // Not type="search": there Escape clears the field instead of closing the dialog.
        type="text"
        dir="auto"
        ref={takeFocus}
        enterKeyHint="search"
        role="combobox"
        aria-label={searchField}
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
      <CloseButton dialog="search" label={closeSearch} />
    </div>
  );
}

/** The attribute for a dialog about to open, the call for one already open. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}
