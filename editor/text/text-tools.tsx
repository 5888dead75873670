import { NodeSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { useEffect, useState } from "react";
import type { TextProblem } from "../../server/editing/text/text-routes.ts";
import { shownReason } from "../../shared/asked-words.ts";
import { PictureChoice } from "../picture-choice.tsx";
import { useEditor } from "../state.ts";
import { putPicture } from "./picture-block.ts";
import { blockTools, inlineTools, linkAt, type Tool, tableTools } from "./text-commands.ts";
import { LinkField, PictureWords } from "./tool-fields.tsx";

export interface ToolsState {
  problems: readonly TextProblem[];
  isClashing: boolean;
  /** Of what was pasted last, in words. */
  left: readonly string[];
  /** Grows each time the keyboard asks for the field of a link. */
  asksLink: number;
}

interface ToolsProps extends ToolsState {
  view: EditorView;
  /** Of two texts that clash, takes the one on the page or the other. */
  settle: (isMine: boolean) => void;
  /** Opens the fields beside it. */
  about: () => void;
}

/** Above the text that is written: what can be done with its words, how many there are, and what to mend. */
export function TextTools({ view, problems, isClashing, left, asksLink, settle, about }: ToolsProps) {
  const { state } = view;
  const { shown } = useEditor();
  const [opened, setOpened] = useState<"link" | "picture">();
  useEffect(() => {
    if (asksLink > 0) setOpened("link");
  }, [asksLink]);
  const picture = state.selection instanceof NodeSelection && state.selection.node.type.name === "picture";
  const toggle = (what: "link" | "picture") => setOpened(opened === what ? undefined : what);
  const done = () => {
    setOpened(undefined);
    view.focus();
  };
  return (
    <div className="text-tools" role="toolbar" aria-label="Text">
      <div className="tools">
        {inlineTools.map((tool) => (
          <ToolButton key={tool.name} tool={tool} view={view} />
        ))}
        <button
          type="button"
          aria-pressed={linkAt(state) !== ""}
          aria-expanded={opened === "link"}
          aria-keyshortcuts="Control+K"
          onClick={() => toggle("link")}
        >
          Link
        </button>
        {blockTools.map((tool) => (
          <ToolButton key={tool.name} tool={tool} view={view} />
        ))}
        <button type="button" aria-expanded={opened === "picture"} onClick={() => toggle("picture")}>
          Picture
        </button>
        {!shown && (
          <button type="button" onClick={about}>
            Title, picture, author…
          </button>
        )}
        <span className="count">{wordsIn(state.doc.textBetween(0, state.doc.content.size, " ", " "))}</span>
      </div>
      {isInTable(state) && (
        <div className="tools">
          {tableTools.map((tool) => (
            <ToolButton key={tool.name} tool={tool} view={view} />
          ))}
        </div>
      )}
      {opened === "link" && <LinkField key={linkAt(state)} view={view} done={done} />}
      {opened === "picture" && (
        <PictureChoice
          chosen=""
          canUpload
          choose={(src) => {
            setOpened(undefined);
            putPicture(view, src);
          }}
        />
      )}
      {picture && <PictureWords key={state.selection.from} view={view} />}
      <p role="status">{left.length > 0 && `Left out: ${left.join("; ")}.`}</p>
      {isClashing && (
        <p className="problems">
          Somebody else has changed this text meanwhile. Yours is here, and kept beside the draft.{" "}
          <button type="button" className="add" onClick={() => settle(true)}>
            Take mine
          </button>
          <button type="button" className="add" onClick={() => settle(false)}>
            Take theirs
          </button>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="problems">
          {problems.map((problem) => (
            <li key={problem.field + problem.reason}>
              {shownReason(problem.reason)}
              {problem.block !== null && (
                <button type="button" className="add" onClick={() => showBlock(view, problem.block ?? 0)}>
                  Show it
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ToolButton({ tool: { name, key, run, isOn }, view }: { tool: Tool; view: EditorView }) {
  return (
    <button
      type="button"
      aria-pressed={isOn?.(view.state)}
      aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
      disabled={!run(view.state)}
      // The text keeps its focus and selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        run(view.state, view.dispatch, view);
        view.focus();
      }}
    >
      {name}
    </button>
  );
}

function wordsIn(text: string): string {
  const count = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return count === 1 ? "1 word" : `${count} words`;
}

function showBlock(view: EditorView, index: number): void {
  const block = view.dom.children[index];
  block?.scrollIntoView({ block: "center", behavior: "instant" });
  view.focus();
}
