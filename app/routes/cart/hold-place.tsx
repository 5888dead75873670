/**
 * A static file knows only the cart that everybody starts with. If this browser has a different one, everything below
 * the title waits for it, so that nothing shown is about to move.
 */
const script = `try {
  const kept = localStorage.getItem("cart");
  if (kept) document.documentElement.dataset.keptCart = "";
} catch {}`;

/** Runs while the page is parsed; after client navigation it has nothing to do. */
export function HoldPlace() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which has to run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
