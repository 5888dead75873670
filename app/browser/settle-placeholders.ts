/**
 * Turns each placeholder into the picture over it as soon as that has arrived. From then on the placeholder is the
 * picture too, whatever becomes of the one over it; one whose picture fails stays as it is.
 */
export function settlePlaceholders({ signal }: { signal: AbortSignal }): void {
  // Load events do not bubble, but they can be captured on their way down: also those of pictures that come later.
  document.addEventListener("load", ({ target }) => settle(target), { capture: true, signal });
  for (const full of document.querySelectorAll<HTMLImageElement>(fullPicture)) {
    if (full.complete && full.naturalWidth > 0) settle(full);
  }
}

const fullPicture = ".picture-with-placeholder > .full";

function settle(full: EventTarget | null): void {
  if (!(full instanceof HTMLImageElement) || !full.matches(fullPicture)) return;
  const copy = full.previousElementSibling;
  if (!(copy instanceof HTMLImageElement) || copy.srcset) return;
  copy.sizes = full.sizes;
  copy.srcset = full.srcset;
  copy.src = full.src;
}
