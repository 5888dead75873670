/** Storage key for a form's typed text across a reload, in this tab only. */
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
    // Blocked storage holds nothing.
  }
}
