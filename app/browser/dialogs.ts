/** Closes whatever is open and not named by the address; called when the visitor has arrived somewhere else. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    if (`#${dialog.id}` !== location.hash) dialog.close();
  }
}

/**
 * Buttons open and close dialogs by the `command` and `commandfor` attributes, which work without script. This does the
 * same for browsers that do not know them yet.
 */
export function startInvokers({ signal }: { signal: AbortSignal }): void {
  if (knowsInvokers()) return;
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button[commandfor]") : null;
      const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute("command") === "show-modal") dialog.showModal();
      else dialog.close();
    },
    { signal },
  );
}

/** Whether the browser carries out `command` and `commandfor` itself. */
export function knowsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
