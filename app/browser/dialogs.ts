/** Closes every open dialog that the address does not name; called after navigation. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    if (`#${dialog.id}` !== location.hash) dialog.close();
  }
}

/**
 * Buttons open and close dialogs with the `command` and `commandfor` attributes, which need no script. This polyfills
 * them for older browsers.
 */
export function startInvokers({ signal }: { signal: AbortSignal }): void {
  if (knowsInvokers()) return;
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[commandfor]") : null;
      const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute("command") !== "show-modal") return dialog.close();
      dialog.showModal();
      // WebKit does not always focus a clicked button, nor always give the focus back to it: it may stay in the closed
      // dialog for a frame, and then be nowhere.
      const giveFocusBack = () => {
        const { activeElement } = document;
        if (activeElement === document.body || dialog.contains(activeElement)) button.focus({ preventScroll: true });
      };
      dialog.addEventListener("close", giveFocusBack, { once: true, signal });
    },
    { signal },
  );
}

/** Whether the browser supports `command` and `commandfor`. */
export function knowsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
