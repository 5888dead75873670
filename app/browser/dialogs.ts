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
      // WebKit does not focus a button that is clicked, and gives the focus back to whatever had it.
      button.focus();
      dialog.showModal();
    },
    { signal },
  );
}

/** Whether the browser supports `command` and `commandfor`. */
export function knowsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
