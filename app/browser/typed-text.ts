/** Where the typed text of a form waits for a reload: in this tab only. */
export function typedKey(form: string): string {
  return `typed:${form}`;
}

export function forgetTyped(form: string): void {
  try {
    sessionStorage.removeItem(typedKey(form));
  } catch {
    // Forbidden storage holds nothing.
  }
}
