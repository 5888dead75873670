import { Idiomorph } from "idiomorph";
import { inBackground } from "#shared/in-background.ts";

/** Lets the page take the server's newer text, keeping whatever is open, scrolled or focused. */
export function showPage(html: string, isSaved = false): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  document.title = next.title;
  takeColours(next);
  // It waits only for style sheets in the head; a body has none.
  const callbacks = { beforeNodeMorphed: isOfPage, beforeNodeRemoved: isOfPage };
  inBackground(
    Idiomorph.morph(document.body, next.body, { morphStyle: "outerHTML", ignoreActiveValue: true, callbacks }),
  );
  letFocus();
  for (const listener of listeners) listener(isSaved);
}

type Listener = (isSaved: boolean) => void;
const listeners = new Set<Listener>();

/** Hears each time that the page shows another version, which the draft has or somebody is still typing. */
export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A text that is being written is its editor's, not the page's. */
const isOfPage = (node: Node) => !(node instanceof Element && node.matches("edit-tools, edit-text, edit-band"));

/** The draft's, where they are not the site's. */
function takeColours(next: Document): void {
  const sheetOf = (page: Document) => page.querySelector<HTMLLinkElement>("link[data-brand]");
  const [old, own] = [sheetOf(document), sheetOf(next)];
  if (old?.getAttribute("href") === own?.getAttribute("href")) return;
  if (own) document.head.append(document.adoptNode(own));
  old?.remove();
}

let [asked, shown] = [0, 0];

/**
 * Shows the page as the draft has it now, unless a later request was quicker, the server is gone, or the page is being left.
 * @returns false where the draft has no such page any more
 */
export async function fetchPage(): Promise<boolean> {
  const turn = ++asked;
  const response = await fetch(location.href).catch(() => undefined);
  const html = await response?.text().catch(() => undefined);
  if (response?.status === 404) return false;
  if (!response?.ok || !html || turn < shown) return true;
  shown = turn;
  showPage(html, true);
  return true;
}

/** Texts are reached by keyboard unless a link or a button around them is. */
export function letFocus(): void {
  for (const text of document.querySelectorAll<HTMLElement>("[data-content]"))
    if (!text.closest("a, button, summary, label, dialog:not([open]), edit-text")) text.tabIndex = 0;
}
