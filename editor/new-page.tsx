import { useEffect, useRef, useState } from "react";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { shownReason } from "../shared/asked-words.ts";
import { beginAct } from "./actions.ts";
import { NewPageFields } from "./new-page-fields.tsx";
import { postEntry } from "./requests.ts";
import { act, set } from "./state.ts";

/** Opened in the bar: a page as a draft of one's own, in one step. */
export function NewPage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  const make = async (data: FormData) => {
    setSent(true);
    await beginAct();
    set({ status: "Making the page…" });
    const { title, ...wishes } = Object.fromEntries([...data].filter(([, word]) => word !== ""));
    const answer = await postEntry("new", { folder: "pages", title, wishes });
    if ("state" in answer && answer.state === "saved" && answer.to) return window.parent.location.assign(answer.to);
    setSent(false);
    set({ status: "Not made; the form says why." });
    return setProblems(problemsIn(answer));
  };
  return (
    <dialog
      className="choose page"
      ref={dialog}
      aria-labelledby="page-title"
      onClose={() => set({ isMakingPage: false })}
    >
      <div className="head">
        <h2 id="page-title">New page</h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSent) act(make(new FormData(event.currentTarget)));
        }}
      >
        <NewPageFields problems={problems} />
        {problems[""] && (
          <p role="alert" className="problems">
            {problems[""]}
          </p>
        )}
        <p className="draft">
          <button type="submit" className="key" disabled={isSent}>
            Make the page
          </button>
        </p>
      </form>
    </dialog>
  );
}

type Made = Awaited<ReturnType<typeof postEntry>>;

/** By the field that they belong to; others under an empty name. */
function problemsIn(answer: Made): Record<string, string> {
  if ("state" in answer && answer.state === "failed") return { "": answer.message };
  const found: readonly ContentProblem[] = "problems" in answer ? answer.problems : [];
  return Object.fromEntries(
    found.map((problem) => {
      const name = problem.field.split(".").at(-1) ?? "";
      return [["title", "address", "description"].includes(name) ? name : "", shownReason(problem.reason)];
    }),
  );
}
