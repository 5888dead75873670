let isPressed = false;

/** Follows the pointer, for `afterPress`. */
export function followPresses({ signal }: { signal: AbortSignal }): void {
  const options = { capture: true, signal };
  window.addEventListener("pointerdown", () => (isPressed = true), options);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => (isPressed = false), options);
}

/** Runs once no pointer is down, after the resulting click: content that moves under a pressed button swallows its click. */
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
