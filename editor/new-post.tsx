import { useState } from "react";
import { beginAct } from "./actions.ts";
import { postEntry } from "./requests.ts";
import { act, set } from "./state.ts";

/** A title is all that a new post needs; then it is written on its page. */
export function NewPost() {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const make = async (title: string) => {
    setSent(true);
    await beginAct();
    set({ status: "Making the post…" });
    const answer = await postEntry("new", { folder: "blog", title });
    if ("state" in answer && answer.state === "saved" && answer.to) return window.parent.location.assign(answer.to);
    setSent(false);
    const words = "state" in answer && answer.state === "failed" ? answer.message : "the content has a mistake";
    return set({ status: `Not made: ${words}` });
  };
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        New post
      </button>
    );
  return (
    <form
      className="new-post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSent) return;
        const title = new FormData(event.currentTarget).get("title");
        act(make(typeof title === "string" ? title : ""));
      }}
    >
      <label>
        Title of the post {/* Asked for by the press before. */}
        <input name="title" required maxLength={120} autoComplete="off" ref={(field) => field?.focus()} />
      </label>
      <button type="submit" disabled={isSent}>
        Start writing
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  );
}
