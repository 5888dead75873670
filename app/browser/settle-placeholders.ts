const fullPicture = "[data-placeholder] > .full";

/**
 * Replaces each placeholder with its picture once that has loaded. If the picture fails, the placeholder stays, without
 * the browser's broken-image icon over it.
 */
export function settlePlaceholders({ signal }: { signal: AbortSignal }): void {
  // Neither event bubbles, but both can be captured, including those of pictures added later.
  for (const type of ["load", "error"]) {
    document.addEventListener(type, ({ target }) => settle(target), { capture: true, signal });
  }
  for (const full of document.querySelectorAll<HTMLImageElement>(fullPicture)) if (full.complete) settle(full);
}

function settle(full: EventTarget | null): void {
  if (!(full instanceof HTMLImageElement) || !full.matches(fullPicture)) return;
  const hasFailed = full.naturalWidth === 0;
  full.toggleAttribute("data-failed", hasFailed);
  const placeholder = full.previousElementSibling;
  if (hasFailed || !(placeholder instanceof HTMLImageElement) || placeholder.srcset) return;
  placeholder.sizes = full.sizes;
  placeholder.srcset = full.srcset;
  placeholder.src = full.src;
}
