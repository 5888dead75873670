/** Where the typed text of a form waits for a reload: in this tab only. */
export function typedKey(form: string): string {
  return `typed:${form}`;
}

export function hasTyped(form: string): boolean {
  try {
    return sessionStorage.getItem(typedKey(form)) !== null;
  } catch {
    // As below.
    return false;
  }
}

export function forgetTyped(form: string): void {
  try {
    sessionStorage.removeItem(typedKey(form));
  } catch {
    // Forbidden storage holds nothing.
  }
}
