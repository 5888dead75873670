import { EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { createRoot, type Root } from "react-dom/client";
import { fetchPage } from "../refresh-page.ts";
import { release } from "../requests.ts";
import { sheetsIn } from "../sheets.ts";
import { act, set } from "../state.ts";
import { type Cleaned, cleanPaste } from "./clean-paste.ts";
import { type Place, positionOf } from "./clicked-place.ts";
import { takePicture } from "./picture-block.ts";
import { setPresent } from "./present-text.ts";
import { noteNames } from "./text-commands.ts";
import { textPlugins } from "./text-plugins.ts";
import { TextTools, type ToolsState } from "./text-tools.tsx";
import { openText, type Text } from "./written-text.ts";

interface Writing {
  address: string;
  view: EditorView;
  text: Text;
  tools: Root;
  about: () => void;
  below: ResizeObserver;
}

let writing: Writing | undefined;

/** Of two texts that clash, the one on the page goes on top, or gives way. */
async function settle(isMine: boolean): Promise<void> {
  if (!writing) return;
  await writing.text.flush();
  if (!isMine) {
    const released = await release(writing.address);
    if ("standing" in released) set({ standing: released.standing });
  }
  await readAgain();
  if (isMine) await writing.text.insist();
  if (isMine) drawn?.({ isClashing: false });
}

let drawn: ((change: Partial<ToolsState>) => void) | undefined;

async function readAgain(): Promise<void> {
  if (!writing) return;
  const { address, about } = writing;
  await fetchPage();
  close();
  await writeAt(address, about);
}

function close(): void {
  writing?.view.destroy();
  writing?.tools.unmount();
  writing?.below.disconnect();
  for (const place of document.querySelectorAll("edit-tools, edit-text")) place.remove();
  writing = undefined;
  setPresent(undefined);
}

/** Lets an editor write a post's text where it stands on its page; `about` opens its fields, `clicked` is where. */
export async function writeAt(address: string, about: () => void, clicked?: Place): Promise<void> {
  if (writing?.address === address) return writing.view.focus();
  const shown = document.querySelector<HTMLElement>(`[data-content^="${CSS.escape(address)}."]`)?.closest(".written");
  if (!(shown instanceof HTMLElement)) return;
  const state: ToolsState = { problems: [], isClashing: false, asksLink: 0, left: [] };
  const draw = (change: Partial<ToolsState> = {}) => {
    Object.assign(state, change);
    if (!writing) return;
    const ways = { settle: (isMine: boolean) => act(settle(isMine)), about };
    writing.tools.render(<TextTools view={writing.view} {...state} {...ways} />);
  };
  const text = await openText(address, {
    found: (problems) => {
      draw({ problems });
      writing?.view.updateState(writing.view.state);
    },
    clash: () => draw({ isClashing: true }),
  });
  if (!text) return;
  close();
  // Names of their own: the page that the server sends anew has nothing that could take their place.
  const [bar, place] = [document.createElement("edit-tools"), document.createElement("edit-text")];
  shown.before(bar, place);
  const below = keepBelowHeader(bar, clicked === undefined);
  const plugins = textPlugins({
    address,
    askLink: () => draw({ asksLink: state.asksLink + 1 }),
    leave: () => bar.shadowRoot?.querySelector("button")?.focus(),
    unsound: () => new Set(state.problems.flatMap(({ block }) => block ?? [])),
  });
  const view = new EditorView(place, {
    state: EditorState.create({ doc: text.doc, plugins }),
    attributes: {
      ...{ class: "written", "data-kind": shown.dataset.kind ?? "note", role: "textbox" },
      ...{ "aria-multiline": "true", "aria-label": "The text of the post" },
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) text.change(view.state.doc);
      draw();
    },
    transformPastedHTML(html) {
      const { html: clean, left } = cleaned(view, html);
      draw({ left });
      return clean;
    },
    // The tools stay above it, the bar below.
    scrollThreshold: { top: 220, right: 0, bottom: 90, left: 0 },
    scrollMargin: { top: 240, right: 0, bottom: 110, left: 0 },
    handlePaste: (_view, event) => takePicture(view, event.clipboardData),
    handleDrop: (_view, event) => takePicture(view, event instanceof DragEvent ? event.dataTransfer : null),
    handleDOMEvents: { blur: () => void act(text.flush()) },
  });
  const shadow = bar.attachShadow({ mode: "open" });
  const inner = document.createElement("div");
  shadow.append(...sheetsIn(document), inner);
  writing = { address, view, text, tools: createRoot(inner), about, below };
  drawn = draw;
  setPresent({ address, flush: text.flush, again: readAgain });
  draw();
  const at = clicked && positionOf(view.state.doc, clicked);
  const { doc, tr } = view.state;
  if (at !== undefined) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))).scrollIntoView());
  view.focus();
}

/** Beside the panel the header may take another line; until somebody does something, the tools stay in view below it. */
function keepBelowHeader(bar: HTMLElement, isShown: boolean): ResizeObserver {
  const header = document.querySelector("header");
  const touched = new AbortController();
  for (const act of ["keydown", "pointerdown", "wheel"])
    window.addEventListener(act, () => touched.abort(), { signal: touched.signal, passive: true });
  const watch = new ResizeObserver(() => {
    bar.style.setProperty("--edit-top", `${header?.offsetHeight ?? 0}px`);
    if (isShown && !touched.signal.aborted) bar.scrollIntoView({ block: "start", behavior: "instant" });
  });
  for (const element of [bar, header]) if (element) watch.observe(element);
  return watch;
}

/** What comes from a text of ours is clean. */
function cleaned(view: EditorView, html: string): Cleaned {
  const isOwn = html.includes("data-pm-slice") && !/\sstyle\s*=/i.test(html);
  return isOwn ? { html, left: [] } : cleanPaste(html, noteNames(view.state.doc));
}
