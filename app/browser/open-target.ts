/** Opens the `details` that the hash names, or that hold what it names, so that a link to an answer shows the answer. */
export function openTarget(hash: string): void {
  const target = document.getElementById(decodeHash(hash));
  const fold = target?.closest("details");
  if (fold) fold.open = true;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
