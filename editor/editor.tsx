import { useEffect } from "react";
import { openAt, openOnPage, undo } from "./actions.ts";
import { listenToPage } from "./page-texts.ts";
import { Panel } from "./panel.tsx";
import { letFocus } from "./refresh-page.ts";
import { base } from "./requests.ts";
import { set, useEditor } from "./state.ts";

/** The bar at the foot of every edited page, and the panel when something is being edited. */
export function Editor() {
  const { shown, status, undo: count } = useEditor();
  useEffect(() => {
    letFocus();
    listenToPage({ open: openOnPage, refuse: () => set({ status: "Not sent: in the editor forms send nothing." }) });
    const asked = /^#edit=(.+)/.exec(location.hash)?.[1];
    if (asked) openAt(decodeURIComponent(asked));
  }, []);
  return (
    <>
      {shown && <Panel shown={shown} />}
      <div className="bar" role="toolbar" aria-label="Editor">
        <a href={`${base}edit`}>All content</a>
        <button type="button" onClick={undo} disabled={count === 0}>
          Undo{count > 0 && ` (${count})`}
        </button>
        <p role="status">{status || (!shown && "Click a text to change it")}</p>
      </div>
    </>
  );
}
