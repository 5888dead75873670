/** Opens the `details` that the hash names, so that a link to an answer shows the answer. */
export function openTarget(hash: string): void {
  const target = document.getElementById(decodeHash(hash));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
