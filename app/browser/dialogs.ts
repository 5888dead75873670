/** Closes every open dialog that the address does not name; called after navigation. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    if (`#${dialog.id}` !== location.hash) dialog.close();
  }
}

/** Whether the browser supports `command` and `commandfor`. */
export function knowsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
