import { addressOf, currentDestination, type Destination } from "./destinations.ts";

let isOutdated = false;

/** Marks this document's release as outdated: from now on, other pages load as documents. */
export function markOutdated(): void {
  isOutdated = true;
}

/**
 * Leaves for another page as a document if a newer release is out and available.
 * @returns whether it was left; then it has been brought back
 */
export async function leaveIfOutdated(destination: Destination): Promise<boolean> {
  if (!isOutdated || !navigator.onLine || destination.pathname === currentDestination().pathname) return false;
  await leaveFor(addressOf(destination));
  return true;
}

/** Loads an address as a document; resolves if the browser ever restores this one from its back/forward cache. */
export function leaveFor(address: string): Promise<void> {
  openDocument(address);
  return new Promise((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
}

/**
 * Loads an address of this site as a document, even if only its hash differs from the current one.
 * @throws if the address has another origin or is not a page
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
