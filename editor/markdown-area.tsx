import { useRef } from "react";
import { askedWords } from "../shared/asked-words.ts";
import { isComposing } from "../shared/composing.ts";
import { type Selected, withLink, withMark, withOpening } from "./markdown-marks.ts";

interface MarkdownAreaProps extends Omit<React.ComponentProps<"textarea">, "onChange" | "value"> {
  value: string;
  onChange: (value: string) => void;
  /** Whether it holds blocks, not one line. */
  isBlock: boolean;
}

type Act = (selected: Selected) => Selected;

const inline: { name: string; key?: string; act: Act }[] = [
  { name: "Bold", key: "b", act: (selected) => withMark(selected, "**") },
  { name: "Italic", key: "i", act: (selected) => withMark(selected, "*") },
  { name: "Link", key: "k", act: withLink },
  { name: "Code", key: "e", act: (selected) => withMark(selected, "`") },
];
const blocks: typeof inline = [
  { name: "Heading", act: (selected) => withOpening(selected, "## ") },
  { name: "List", act: (selected) => withOpening(selected, "- ") },
  { name: "Numbers", act: (selected) => withOpening(selected, "1. ") },
  { name: "Quotation", act: (selected) => withOpening(selected, "> ") },
];

/** Markdown as it is written, with its signs on buttons and the usual keys. */
export function MarkdownArea({ value, onChange, isBlock, onKeyDown, ...rest }: MarkdownAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const run = (act: Act) => {
    const field = area.current;
    if (!field) return;
    const next = act({ text: value, start: field.selectionStart, end: field.selectionEnd });
    onChange(next.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.start, next.end);
    });
  };
  // What nobody has written yet is asked for; a text of several blocks shows its example.
  const asked = isBlock ? undefined : askedWords(value);
  return (
    <>
      <span className="arrange" role="toolbar" aria-label="Markdown" aria-controls={rest.id}>
        {(isBlock ? [...inline, ...blocks] : inline).map(({ name, key, act }) => (
          <button
            key={name}
            type="button"
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            // The field keeps its focus, and so is not saved yet.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(act)}
          >
            {name}
          </button>
        ))}
      </span>
      <textarea
        {...rest}
        ref={area}
        rows={Math.min(isBlock ? 24 : 14, 1 + Math.ceil(value.length / 42) + value.split("\n").length)}
        placeholder={asked}
        value={asked === undefined ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const found = (event.ctrlKey || event.metaKey) && inline.find(({ key }) => key === event.key.toLowerCase());
          if (found) {
            event.preventDefault();
            run(found.act);
          } else onKeyDown?.(event);
        }}
      />
    </>
  );
}
