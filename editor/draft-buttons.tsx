import { useState } from "react";
import { discard } from "./draft-actions.ts";
import { base, makePreviewLink } from "./requests.ts";
import { act, set, useEditor } from "./state.ts";

/** What becomes of the draft; with a file, also what became of that. */
export function DraftButtons({ file }: { file?: string }) {
  const { changed, held } = useEditor().standing;
  const isEmpty = changed + held.length === 0;
  const [link, setLink] = useState("");
  const preview = async () => {
    const made = await makePreviewLink();
    if ("link" in made) setLink(made.link);
    set({ status: "link" in made ? "Anyone with the link can see your draft for seven days" : made.message });
  };
  return (
    <div className="draft">
      <button type="button" className="key" onClick={() => window.parent.location.assign(`${base}edit/publish`)}>
        Publish
      </button>
      <button type="button" disabled={isEmpty} onClick={() => act(discard())}>
        Discard draft
      </button>
      <button type="button" onClick={() => act(preview())}>
        Preview link
      </button>
      {file && (
        <button type="button" onClick={() => window.parent.location.assign(`${base}edit/history?file=${file}`)}>
          History
        </button>
      )}
      {link && (
        <label>
          Good for seven days <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
