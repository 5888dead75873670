/**
 * Buttons open and close dialogs with the `command` and `commandfor` attributes, which need no script. This polyfills
 * them for older browsers, and loads in no others.
 */
export function startInvokers({ signal }: { signal: AbortSignal }): void {
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
