/**
 * Loads an address of this site as a document, also where it differs from the present one only by its hash.
 * @throws when the address belongs to another origin or is no page address
 */
export function openDocument(address: string): void {
  const target = new URL(address, location.href);
  if (target.origin !== location.origin) throw new Error(`not an address of this site: ${address}`);
  if (target.pathname + target.search !== location.pathname + location.search) {
    location.assign(target.href);
    return;
  }
  if (target.hash !== location.hash) history.pushState(null, "", target.href);
  location.reload();
}

/** Resolves when the browser brings this document back as it was left; otherwise it ends with the document. */
export function whenBroughtBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
}
