/** The shared flags of the frame, all false at start. */
export type Flag = "search" | "sidebar" | "mobileMenu";

const active: Record<Flag, boolean> = { search: false, sidebar: false, mobileMenu: false };
const listeners = new Set<() => void>();

export function isActive(flag: Flag): boolean {
  return active[flag];
}

export function setActive(flag: Flag, value: boolean): void {
  if (active[flag] === value) return;
  active[flag] = value;
  for (const listener of listeners) listener();
}

export function onFlagChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
