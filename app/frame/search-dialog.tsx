import { lazy, Suspense, useEffect } from "react";
import { setActive } from "#app/browser/flags.ts";
import { isTyping } from "#app/browser/typing.ts";
import { useFlag } from "#app/browser/use-flag.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";

const SearchPanel = lazy(() =>
  import("./search-panel.tsx").then(
    ({ SearchPanel: panel }) => ({ default: panel }),
    () => ({ default: PlainSearch }),
  ),
);

/** The search dialog; its code and index load on first use. Ctrl+K or Cmd+K opens it too. */
export function SearchDialog() {
  const isOpen = useFlag("search");
  const { search, loadingSearch } = useControls();

  useEffect(() => {
    const dialog = document.getElementById("search");
    if (isOpen && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || isTyping()) return;
      event.preventDefault();
      setActive("search", true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <Dialog
      id="search"
      label={search}
      side="top"
      overlay="search"
      onToggle={(open) => setActive("search", open)}
      fallback={<PlainSearch />}
    >
      {isOpen && (
        <Suspense fallback={<p className="vh">{loadingSearch}</p>}>
          <SearchPanel />
        </Suspense>
      )}
    </Dialog>
  );
}

/** The fallback when the panel cannot be loaded or shown. */
function PlainSearch() {
  const { searchBroken, searchPage } = useControls();
  return (
    <p className="wrap">
      {searchBroken} <a href={`${import.meta.env.BASE_URL}search`}>{searchPage}</a>
    </p>
  );
}
