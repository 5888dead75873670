import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { linkAt, linkTo } from "./text-commands.ts";

/** Where the selected words lead. */
export function LinkField({ view, done }: { view: EditorView; done: () => void }) {
  const [href, setHref] = useState(linkAt(view.state));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const link = (to: string) => {
    linkTo(to.trim())(view.state, view.dispatch);
    done();
  };
  return (
    <form
      className="tools"
      onSubmit={(event) => {
        event.preventDefault();
        link(href);
      }}
    >
      <label>
        Where it leads: a page such as /contact, or a whole address{" "}
        <input
          ref={field}
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={({ key }) => key === "Escape" && done()}
        />
      </label>
      <button type="submit" className="add">
        Link it
      </button>
      {linkAt(view.state) && (
        <button type="button" className="add" onClick={() => link("")}>
          Take the link away
        </button>
      )}
    </form>
  );
}

/** Of the picture that is selected: what it shows, and the words below it. */
export function PictureWords({ view }: { view: EditorView }) {
  const { from } = view.state.selection;
  const picture = view.state.doc.nodeAt(from);
  const set = (name: "alt" | "title", words: string) => {
    const tr = view.state.tr.setNodeAttribute(from, name, words);
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)));
  };
  const fields = { alt: "What it shows, in a sentence a person would say", title: "Words below it" } as const;
  return (
    <div className="tools">
      {(["alt", "title"] as const).map((name) => (
        <label key={name}>
          {fields[name]}{" "}
          <input value={String(picture?.attrs[name] ?? "")} onChange={({ target }) => set(name, target.value)} />
        </label>
      ))}
    </div>
  );
}
