import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { Decoration, DecorationSet } from "prosemirror-view";
import { inlineTools, removeEmptyNote } from "./text-commands.ts";
import { textSchema } from "./text-schema.ts";

const { nodes } = textSchema;

/** A link opens its field in the tools, Escape leaves the text for them. */
export interface Ways {
  askLink: () => void;
  leave: () => void;
  /** The address of the text, by which its blocks are named. */
  address: string;
  /** The blocks that the check found something wrong with. */
  unsound: () => ReadonlySet<number>;
}

export function textPlugins(ways: Ways): Plugin[] {
  const done =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    if (!state.selection.$from.parent.inlineContent) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  const marked = Object.fromEntries(inlineTools.map(({ key, run }) => [`Mod-${key}`, run]));
  return [
    signsAsTyped(),
    keymap({
      ...{ "Mod-z": undo, "Mod-y": redo, "Mod-Shift-z": redo, "Mod-k": done(ways.askLink), Escape: done(ways.leave) },
      ...{ Enter: splitListItem(nodes.list_item), Backspace: removeEmptyNote, "Shift-Enter": hardBreak },
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      "Mod-Shift-x": toggleMark(textSchema.marks.strike),
      ...marked,
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    notesLast(),
    addresses(ways),
  ];
}

/** The signs that people know from other editors, at the start of a line. */
function signsAsTyped(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, order]) => ({ order: Number(order) })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    ],
  });
}

/** Footnotes that are pasted within a text stand at its end. */
function notesLast(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some((transaction) => transaction.getMeta("paste"))) return null;
      const within: { at: number; note: Node }[] = [];
      doc.forEach((note, at, index) => {
        const isLast = doc.content.content.slice(index).every(({ type }) => type === nodes.footnote);
        if (note.type === nodes.footnote && !isLast) within.push({ at, note });
      });
      if (within.length === 0 || within.length === doc.childCount) return null;
      for (const { at, note } of [...within].reverse()) tr.delete(at, at + note.nodeSize);
      return tr.insert(
        tr.doc.content.size,
        within.map(({ note }) => note),
      );
    },
  });
}

/** Each block is named by its address, as on the page. */
function addresses({ address, unsound }: Ways): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const faults = unsound();
        const blocks: Decoration[] = [];
        doc.forEach((node, at, index) => {
          const attributes = {
            "data-content": `${address}.${index}`,
            ...(faults.has(index) && { "data-unsound": "" }),
          };
          blocks.push(Decoration.node(at, at + node.nodeSize, attributes));
        });
        const [only] = doc.content.content;
        if (doc.childCount === 1 && only?.type === nodes.paragraph && only.content.size === 0)
          blocks.push(Decoration.node(0, only.nodeSize, { "data-empty": "Write here, or paste." }));
        return DecorationSet.create(doc, blocks);
      },
    },
  });
}
