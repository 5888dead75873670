/** Shows a key that prints the page, where a browser can, and lets it work. */
export function offerPrint(button: HTMLButtonElement, { signal }: { signal: AbortSignal }): void {
  if (typeof window.print !== "function") return;
  button.hidden = false;
  button.addEventListener("click", () => window.print(), { signal });
}
