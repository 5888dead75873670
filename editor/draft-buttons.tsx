import { useState } from "react";
import { discard, leaveFor } from "./draft-actions.ts";
import { makePreviewLink } from "./requests.ts";
import { act, set, useEditor } from "./state.ts";

interface DraftButtonsProps {
  /** Of which the history is offered. */
  file?: string;
  /** Shown instead of Publish, for example for a post that is a draft. */
  publish?: { label: string; run: () => void };
}

/** What becomes of the draft; with a file, also what became of that. */
export function DraftButtons({ file, publish }: DraftButtonsProps) {
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
      <button type="button" className="key" onClick={publish?.run ?? (() => act(leaveFor("publish")))}>
        {publish?.label ?? "Publish"}
      </button>
      <DiscardButton isEmpty={isEmpty} />
      <button type="button" onClick={() => act(preview())}>
        Preview link
      </button>
      {file && (
        <button type="button" onClick={() => act(leaveFor(`history?file=${file}`))}>
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

/** Asks before everything that is not published goes. */
function DiscardButton({ isEmpty }: { isEmpty: boolean }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked || isEmpty)
    return (
      <button type="button" disabled={isEmpty} onClick={() => setAsked(true)}>
        Discard draft
      </button>
    );
  return (
    <>
      <button
        type="button"
        className="sure"
        ref={(button) => button?.focus()}
        onClick={() => {
          setAsked(false);
          act(discard());
        }}
      >
        Discard all that is not published
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </>
  );
}
