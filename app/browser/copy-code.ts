import { untilReady } from "./ready.ts";

const thanksMs = 2000;

/**
 * Shows the copy buttons in part of a page and makes them work once the page is ready; `data-copy` says whether they copy code or an
 * address.
 */
export async function offerCopies(root: HTMLElement, { signal }: { signal: AbortSignal }): Promise<void> {
  await untilReady();
  if (signal.aborted) return;
  // Plain http has no clipboard; a button that cannot work stays hidden.
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copyFor(button, signal), { signal });
  }
}

async function copyFor(button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  const block = button.closest("[data-copied-from]");
  const code = block?.querySelector("code");
  try {
    await navigator.clipboard.writeText(code?.textContent ?? location.href.replace(/#.*$/, ""));
    thank(button, signal);
  } catch {
    // Permission was refused: select the code, so that one shortcut copies it.
    if (code) getSelection()?.selectAllChildren(code);
  }
}

function thank(button: HTMLButtonElement, signal: AbortSignal): void {
  const words = button.querySelector("span");
  if (!words || words.dataset.before !== undefined) return;
  const before = words.textContent;
  words.dataset.before = before;
  words.textContent = button.dataset.done ?? before;
  const timer = setTimeout(() => {
    words.textContent = before;
    delete words.dataset.before;
  }, thanksMs);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
