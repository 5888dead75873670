/** A slower movement than this is a swipe only if it is long, in px per ms. */
const fast = 0.11;
const long = 45;

interface Swipe {
  /** Whether it dismisses; otherwise the element returns to its place. */
  onEnd: (isDismissed: boolean) => void;
  onStart: () => void;
}

/**
 * Lets an element be swiped to the right, to the left or down. While it follows the pointer it carries `data-swiping` and the
 * distance as `--swipe-x` and `--swipe-y`. A press on a control, or one that selects text, is no swipe.
 */
export function followSwipe(
  element: HTMLElement,
  { onStart, onEnd }: Swipe,
  { signal }: { signal: AbortSignal },
): void {
  let from: { x: number; y: number; at: number; id: number } | undefined;
  let moved = { x: 0, y: 0 };

  function show(x: number, y: number) {
    moved = Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(0, y) };
    element.style.setProperty("--swipe-x", `${moved.x}px`);
    element.style.setProperty("--swipe-y", `${moved.y}px`);
  }

  function end(isReleased: boolean) {
    if (!from) return;
    const distance = Math.abs(moved.x + moved.y);
    const isDismissed = isReleased && (distance >= long || distance / (performance.now() - from.at) > fast);
    from = undefined;
    delete element.dataset.swiping;
    if (!isDismissed) show(0, 0);
    onEnd(isDismissed && distance > 0);
  }

  const onDown = (event: PointerEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("button, a");
    if (event.button !== 0 || isOnControl) return;
    from = { x: event.clientX, y: event.clientY, at: performance.now(), id: event.pointerId };
    onStart();
  };
  const onMove = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    if (getSelection()?.toString()) return end(false);
    // Only now, so that a plain press keeps its click.
    element.setPointerCapture(event.pointerId);
    element.dataset.swiping = "";
    show(event.clientX - from.x, event.clientY - from.y);
  };
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", () => end(true), { signal });
  // A menu or a gesture of the system ends a press without a release.
  for (const type of ["pointercancel", "lostpointercapture", "contextmenu"])
    element.addEventListener(type, () => end(false), { signal });
}
