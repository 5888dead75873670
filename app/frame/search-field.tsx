import type { KeyboardEvent } from "react";
import { CloseButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/field.css";

interface SearchFieldProps {
  listId: string;
  isOpen: boolean;
  /** Place in the list of what Enter opens; below 0 for nothing. */
  selected: number;
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Where the words are typed; the list below is worked from here. */
export function SearchField({ listId, isOpen, selected, query, onType, onKeyDown }: SearchFieldProps) {
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

/** The attribute for a sheet that is about to open, the call for one that is open already. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}
