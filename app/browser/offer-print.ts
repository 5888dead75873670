/** Shows a button that prints the page, if the browser can, and makes it work. */
export function offerPrint(button: HTMLButtonElement, { signal }: { signal: AbortSignal }): void {
  if (typeof window.print !== "function") return;
  button.hidden = false;
  button.addEventListener("click", () => window.print(), { signal });
}
