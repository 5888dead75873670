let isPressed = false;

/** Follows the pointer, for `afterPress`. */
export function followPresses({ signal }: { signal: AbortSignal }): void {
  const options = { capture: true, signal };
  window.addEventListener("pointerdown", () => (isPressed = true), options);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => (isPressed = false), options);
}

/**
 * Runs when no pointer is down, after the click that it makes: what moves under a pressed key swallows its click.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const once = new AbortController();
  const finish = () => {
    once.abort();
    setTimeout(run);
  };
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, finish, { signal: once.signal });
}
