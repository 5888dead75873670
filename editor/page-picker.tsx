import { useState } from "react";
import { leaveFor } from "./draft-actions.ts";
import { type PageName, readPages } from "./requests.ts";
import { act } from "./state.ts";

/** Leads to another page by its title. */
export function PagePicker() {
  const [pages, setPages] = useState<readonly PageName[]>([]);
  const [typed, setTyped] = useState("");
  const open = (words: string) => {
    setTyped(words);
    const found = pages.find((page) => nameOf(page, pages) === words || page.path === words);
    if (found) act(leaveFor(`site${found.path}`));
  };
  return (
    <label className="pages">
      <span>Page</span>
      <input
        list="all-pages"
        placeholder="Go to a page"
        value={typed}
        onFocus={() => pages.length === 0 && act(readPages().then(setPages))}
        onChange={({ target }) => open(target.value)}
      />
      <datalist id="all-pages">
        {pages.map((page) => (
          <option key={page.path} value={nameOf(page, pages)} />
        ))}
      </datalist>
    </label>
  );
}

/** Two pages may have one title. */
function nameOf({ title, path }: PageName, pages: readonly PageName[]): string {
  return pages.some((page) => page.title === title && page.path !== path) ? `${title} (${path})` : title;
}
