/**
 * A file knows only the cart that everybody starts with. Where this browser keeps another one, everything below the title
 * waits for it, so that nothing is shown that is about to move.
 */
const script = `try {
  const kept = localStorage.getItem("cart");
  if (kept) document.documentElement.dataset.keptCart = "";
} catch {}`;

/** Runs while the page is read in; on a page that comes by client navigation it has nothing to do. */
export function HoldPlace() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which has to run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
