import { addressOf, currentDestination, type Destination } from "./destinations.ts";

let isOutdated = false;

/** A newer release than this document's is out: from now on another page is loaded as a document. */
export function markOutdated(): void {
  isOutdated = true;
}

/**
 * Leaves for another page as a document when a newer release is out and can be had.
 * @returns whether it was left; then it has been brought back
 */
export async function leaveIfOutdated(destination: Destination): Promise<boolean> {
  if (!isOutdated || !navigator.onLine || destination.pathname === currentDestination().pathname) return false;
  await leaveFor(addressOf(destination));
  return true;
}

/** Loads an address as a document; resolves when the browser brings this one back as it was left, if it ever does. */
export function leaveFor(address: string): Promise<void> {
  openDocument(address);
  return new Promise((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
}

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
