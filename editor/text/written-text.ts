import { Node } from "prosemirror-model";
import type { TextProblem, WrittenText } from "../../server/editing/text/text-routes.ts";
import { readWritten, sendWritten } from "../requests.ts";
import { set } from "../state.ts";
import { textSchema } from "./text-schema.ts";

/** Sent this long after the last key. */
const restMs = 500;

/** A post's text on its way between the page and the draft. */
export interface Text {
  doc: Node;
  /** Takes another state of the text; it is sent once the editor rests. */
  change: (doc: Node) => void;
  /** Sends what has not been sent; once it has been answered. */
  flush: () => Promise<void>;
  /** Sends it although it is what was there, on top of somebody else's. */
  insist: () => Promise<void>;
}

interface Handlers {
  /** What the check found wrong with the text; empty where it is well. */
  found: (problems: readonly TextProblem[]) => void;
  /** Somebody else has changed the same text. */
  clash: () => void;
}

/** The text at an address, as the draft has it; undefined for an address without a text. */
export async function openText(address: string, handlers: Handlers): Promise<Text | undefined> {
  const written = await readWritten(address);
  if ("message" in written) {
    set({ status: written.message });
    return undefined;
  }
  if (written.isClashing) handlers.clash();
  const { doc, kept } = docOf(written);
  let [known, before, sent, current] = [kept, written.before, doc, doc];
  let [turn, timer] = [newTurn(), undefined as ReturnType<typeof setTimeout> | undefined];
  let line: Promise<void> = Promise.resolve();
  const send = async (isAnyway: boolean) => {
    const doc = current;
    if (doc.eq(sent) && !isAnyway) return;
    const pieces = doc.content.content.map((node) => {
      const keep = known.get(node);
      return keep === undefined ? { node: node.toJSON() as object } : { keep };
    });
    const answer = await sendWritten({ address, before, pieces, turn });
    if (answer.state === "failed") return set({ status: `Not saved: ${answer.message}` });
    sent = doc;
    if (answer.state === "saved") [known, before] = [keptIn(doc, answer.at), answer.before];
    handlers.found(answer.state === "refused" ? answer.problems : []);
    if (answer.state === "conflict") handlers.clash();
    const status =
      answer.state === "saved" ? "Draft saved" : "Saved as you typed it; the lines above the text say what to fix.";
    set({ standing: answer.standing, status: current.eq(doc) ? status : saving });
  };
  const flush = (isAnyway = false) => {
    clearTimeout(timer);
    timer = undefined;
    line = line
      .then(() => send(isAnyway))
      .catch((error: unknown) => {
        console.error(error);
        set({ status: "Not saved: that did not work. Reload the page and try again." });
      });
    return line;
  };
  return {
    doc,
    change(next) {
      current = next;
      if (next.eq(sent)) return;
      set({ status: saving });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), restMs);
    },
    async flush() {
      await flush();
      turn = newTurn();
    },
    insist: () => flush(true),
  };
}

const saving = "Saving…";
const newTurn = () => Math.random().toString(36).slice(2);

type Kept = WeakMap<Node, number>;

function docOf({ blocks }: WrittenText): { doc: Node; kept: Kept } {
  const nodes = blocks.map(({ node }) => Node.fromJSON(textSchema, node));
  const doc = textSchema.nodes.doc.create(null, nodes.length > 0 ? nodes : textSchema.nodes.paragraph.create());
  doc.check();
  return {
    doc,
    kept: keptIn(
      doc,
      blocks.map(({ at }) => at),
    ),
  };
}

/** A node that nobody touches stays the same object, and so is known to be the same block. */
function keptIn(doc: Node, at: readonly (number | null)[]): Kept {
  const kept: Kept = new WeakMap();
  doc.forEach((node, _offset, index) => {
    const place = at[index];
    if (typeof place === "number") kept.set(node, place);
  });
  return kept;
}
