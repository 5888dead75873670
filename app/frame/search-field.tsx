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

const fieldFocused =
  "focus-visible:shadow-[0_3px_0_var(--color-focus)] focus-visible:outline-offset-0 focus-visible:outline-transparent";
/** Its transparent outline shows in forced colours, which remove the shadow. */
const field = `display min-w-0 flex-1 bg-transparent px-0 py-1 text-[clamp(1.35rem,1rem+1.6vw,2.1rem)]/tight ${fieldFocused}`;

/** The search input; it also controls the list below. */
export function SearchField({ listId, isOpen, selected, query, onType, onKeyDown }: SearchFieldProps) {
  const { searchField, closeSearch } = useControls();
  return (
    <div className="flex items-center gap-3 border-b-3 px-5 py-3.5 max-xs:gap-1.5 max-xs:px-edge md:px-6">
      <Icon name="search" className="text-h4 max-xs:hidden" />
      <input
        className={field}
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
      <CloseButton dialog="search" label={closeSearch} className="bg-paper-2 text-body text-ink" />
    </div>
  );
}

/** The attribute for a dialog about to open, the call for one already open. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}
