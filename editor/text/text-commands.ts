import { setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Mark, Node } from "prosemirror-model";
import { wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "prosemirror-tables";
import { textSchema } from "./text-schema.ts";

const { nodes, marks } = textSchema;

/** What a button of the tools does, and whether it is on. */
export interface Tool {
  name: string;
  /** With Ctrl or Cmd. */
  key?: string;
  run: Command;
  isOn?: (state: EditorState) => boolean;
}

const isMarked = (name: keyof typeof marks) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (!type) return false;
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

const within = (state: EditorState, name: string): Node | undefined => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return $from.node(depth);
  return undefined;
};
const isWithin = (name: string) => (state: EditorState) => within(state, name) !== undefined;
const isHeading = (level: number) => (state: EditorState) => within(state, "heading")?.attrs.level === level;

/** Makes words a heading, or plain again. */
const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(level)(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const inlineTools: Tool[] = [
  { name: "Bold", key: "b", run: toggleMark(marks.strong), isOn: isMarked("strong") },
  { name: "Italic", key: "i", run: toggleMark(marks.em), isOn: isMarked("em") },
  { name: "Code", key: "e", run: toggleMark(marks.code), isOn: isMarked("code") },
];

export const blockTools: Tool[] = [
  { name: "Heading", run: heading(2), isOn: isHeading(2) },
  { name: "Small heading", run: heading(3), isOn: isHeading(3) },
  { name: "List", run: wrapInList(nodes.bullet_list), isOn: isWithin("bullet_list") },
  { name: "Numbers", run: wrapInList(nodes.ordered_list), isOn: isWithin("ordered_list") },
  { name: "Quotation", run: wrapIn(nodes.blockquote), isOn: isWithin("blockquote") },
  { name: "Code block", run: setBlockType(nodes.code_block), isOn: isWithin("code_block") },
  { name: "Table", run: insertTable, isOn: isInTable },
  { name: "Footnote", run: insertFootnote, isOn: isWithin("footnote") },
];

export const tableTools: Tool[] = [
  { name: "Row below", run: addRowAfter },
  { name: "Column after", run: addColumnAfter },
  { name: "Remove row", run: deleteRow },
  { name: "Remove column", run: deleteColumn },
  { name: "Remove table", run: deleteTable },
];

/** A top block after the one with the selection; an empty paragraph gives way to it. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const at = $from.depth === 0 ? $from.pos : $from.before(1);
    const own = state.doc.nodeAt(at);
    const isEmpty = own?.type === nodes.paragraph && own.content.size === 0;
    const to = at + (own?.nodeSize ?? 0);
    if (dispatch) {
      const tr = isEmpty ? state.tr.replaceWith(at, to, block) : state.tr.insert(to, block);
      const start = isEmpty ? at : to;
      const end = tr.doc.nodeAt(start + block.nodeSize);
      if (!end) tr.insert(start + block.nodeSize, nodes.paragraph.create());
      const selection = block.isAtom ? NodeSelection.create(tr.doc, start) : Selection.near(tr.doc.resolve(start + 1));
      dispatch(tr.setSelection(selection).scrollIntoView());
    }
    return true;
  };
}

function insertTable(...[state, dispatch, view]: Parameters<Command>): boolean {
  if (isInTable(state)) return false;
  const row = (type: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      Array.from({ length: 3 }, () => type.createAndFill()).filter((cell) => cell !== null),
    );
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
  return insertBlock(table)(state, dispatch, view);
}

/** The names of the footnotes that a text has. */
export function noteNames(doc: Node): Set<string> {
  const names = new Set<string>();
  doc.descendants((node) => {
    if (node.type === nodes.footnote || node.type === nodes.footnote_ref) names.add(String(node.attrs.name));
  });
  return names;
}

export function nextNote(names: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!names.has(String(number))) return String(number);
}

/** A mark where the words stand, and its text at the end. */
function insertFootnote(...[state, dispatch]: Parameters<Command>): boolean {
  const { $to } = state.selection;
  if (!$to.parent.inlineContent || $to.parent.type.spec.code || isWithin("footnote")(state)) return false;
  if (dispatch) {
    const name = nextNote(noteNames(state.doc));
    const tr = state.tr.insert($to.pos, nodes.footnote_ref.create({ name }));
    const end = tr.doc.content.size;
    tr.insert(end, nodes.footnote.create({ name }, nodes.paragraph.create()));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  }
  return true;
}

/** Backspace in a footnote without words takes away the footnote and its marks. */
export const removeEmptyNote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const note = $from.depth > 0 ? $from.node(1) : undefined;
  if (!empty || note?.type !== nodes.footnote || note.textContent !== "") return false;
  if (dispatch) {
    const tr = state.tr.delete($from.before(1), $from.after(1));
    const marked: number[] = [];
    tr.doc.descendants((node, at) => {
      if (node.type === nodes.footnote_ref && node.attrs.name === note.attrs.name) marked.push(at);
    });
    for (const at of marked.reverse()) tr.delete(at, at + 1);
    dispatch(
      tr.setSelection(Selection.near(tr.doc.resolve(marked.at(-1) ?? tr.doc.content.size), -1)).scrollIntoView(),
    );
  }
  return true;
};

/** Words become a link to an address; without one, plain words again. */
export function linkTo(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    const [start, end] = empty ? linkAround(state) : [from, to];
    if (!dispatch) return true;
    const tr = state.tr.removeMark(start, end, marks.link);
    const mark = marks.link.create({ href });
    if (href && start === end && $from.parent.inlineContent) tr.insert(start, textSchema.text(href, [mark]));
    else if (href) tr.addMark(start, end, mark);
    dispatch(tr);
    return true;
  };
}

function linkAround(state: EditorState): [number, number] {
  const { $from } = state.selection;
  const mark = marks.link.isInSet($from.marks());
  if (!mark) return [$from.pos, $from.pos];
  let [start, end, at] = [$from.pos, $from.pos, $from.start()];
  $from.parent.forEach((child) => {
    const next = at + child.nodeSize;
    if (mark.isInSet(child.marks) && next >= $from.pos && at <= $from.pos) [start, end] = [at, next];
    at = next;
  });
  return [start, end];
}

/** Where the link at the selection leads. */
export function linkAt(state: EditorState): string {
  const { $from, empty, from, to } = state.selection;
  const found: Mark[] = empty ? [...$from.marks()] : [];
  if (!empty) state.doc.nodesBetween(from, to, (node) => void found.push(...node.marks));
  return String(marks.link.isInSet(found)?.attrs.href ?? "");
}
