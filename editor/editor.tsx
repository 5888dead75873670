import { useEffect } from "react";
import type { Standing } from "../server/editing/workspaces.ts";
import { BandBars } from "./bands/band-bars.tsx";
import { undo } from "./draft-actions.ts";
import { DraftButtons } from "./draft-buttons.tsx";
import { NewPage } from "./new-page.tsx";
import { NewPost } from "./new-post.tsx";
import { openAt, openOnPage, openPost } from "./opening.ts";
import { PagePicker } from "./page-picker.tsx";
import { listenToPage } from "./page-texts.ts";
import { Panel } from "./panel.tsx";
import { letFocus } from "./refresh-page.ts";
import { base } from "./requests.ts";
import { act, set, useEditor } from "./state.ts";
import { textOfPost } from "./text/present-text.ts";

/** The bar at the foot of every edited page, and the panel when something is being edited. */
export function Editor() {
  const { shown, status, standing, isMakingPage } = useEditor();
  const { undo: count, changed, held } = standing;
  useEffect(() => {
    letFocus();
    listenToPage({
      open: (at, text) => act(openOnPage(at, text)),
      write: (at, point) => {
        const text = at.includes("#body") ? textOfPost(at) : undefined;
        if (text) act(openPost(text, point));
        return text !== undefined;
      },
      refuse: () => set({ status: "Not sent: forms do not send in the editor." }),
    });
    const openAsked = () => {
      const asked = decodeURIComponent(/^#edit=(.+)/.exec(location.hash)?.[1] ?? "");
      const text = textOfPost(asked);
      if (text) act(openPost(text));
      else if (asked) act(openAt(asked));
    };
    openAsked();
    window.addEventListener("hashchange", openAsked);
    return () => window.removeEventListener("hashchange", openAsked);
  }, []);
  return (
    <>
      <BandBars />
      {isMakingPage && <NewPage />}
      {shown && <Panel shown={shown} />}
      <div className="bar" role="toolbar" aria-label="Editor">
        <a href={`${base}edit`}>All content</a>
        <PagePicker />
        <a className="widths" href={location.pathname.replace("/edit/site/", "/edit/stage/") + location.search}>
          Phone, tablet
        </a>
        <button type="button" onClick={() => act(undo())} disabled={count === 0}>
          Undo{count > 0 && ` (${count})`}
        </button>
        <button type="button" onClick={() => set({ isMakingPage: true })}>
          New page
        </button>
        <NewPost />
        {!shown && changed + held.length > 0 && <DraftButtons />}
        <p role="status">{status || (!shown && restWords(standing))}</p>
      </div>
    </>
  );
}

function restWords({ changed, held }: Standing): string {
  const files = changed === 1 ? "one file" : `${changed} files`;
  const fix =
    held.length > 0 ? `; ${held.length === 1 ? "one field waits" : `${held.length} fields wait`} to be fixed` : "";
  return changed + held.length === 0 ? "Click a text to change it" : `Your draft changes ${files}${fix}`;
}
