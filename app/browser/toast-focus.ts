/**
 * What the toast library lacks, in front of it: focus inside expands the stack and stops its timers until the focus
 * leaves or Escape folds it; Alt+T does nothing while somebody types; and the focus goes back only when its toast is
 * gone, where the library takes it back from whatever was clicked. `data-expanded` of the region follows the stack.
 */
export function startToastFocus(region: HTMLElement, { signal }: { signal: AbortSignal }): void {
  /** Where the focus came from; undefined while it is outside. */
  let before: Element | null | undefined;
  let inside: Element;
  let isHeld = false;
  /** A press holds nothing: the pointer is there by itself, and does not say when it is done with the focus. */
  let isPointed = false;
  let hasJumped = false;

  function settle() {
    if (before !== undefined && !region.contains(document.activeElement)) leave();
    const isExpanded = region.querySelector('li[data-expanded="true"]') !== null;
    if (isHeld && !isExpanded) point(region, "mousemove");
    // Writing it again would wake the observer again.
    if (region.dataset.expanded !== String(isExpanded)) region.dataset.expanded = String(isExpanded);
  }

  function leave() {
    const stack = findStack(region);
    const isLost = !inside.isConnected && document.activeElement === document.body;
    if (isLost && stack && !isPointed) {
      const wasHeld = isHeld;
      stack.focus();
      isHeld = wasHeld;
      return;
    }
    if (isLost) giveBack();
    else if (!stack?.matches(":hover")) point(region, "mouseout");
    before = undefined;
    isHeld = false;
    hasJumped = false;
  }

  function giveBack() {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  function onFocusIn(event: FocusEvent) {
    // Neither of the two reaches the library, which keeps a record of its own.
    event.stopPropagation();
    if (before === undefined) before = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    if (event.target instanceof Element) inside = event.target;
    isHeld = !isPointed;
    queueMicrotask(settle);
  }

  function onFocusOut(event: FocusEvent) {
    event.stopPropagation();
    const isStaying = event.relatedTarget instanceof Node && region.contains(event.relatedTarget);
    if (!isStaying) queueMicrotask(settle);
  }

  function onPress({ target }: PointerEvent) {
    isPointed = target instanceof Node && region.contains(target);
  }

  function onKey(event: KeyboardEvent) {
    isPointed = false;
    const isHotkey = event.code === "KeyT" && event.altKey && !event.ctrlKey && !event.metaKey;
    const stack = findStack(region);
    if (!isHotkey || !stack || isTyping()) return;
    event.preventDefault();
    hasJumped = true;
    stack.focus();
  }

  function onKeyInside(event: KeyboardEvent) {
    if (event.code === "Escape") isHeld = false;
    if (event.code !== "Tab" || !hasJumped || !before || !isLastStop(region, event.shiftKey)) return;
    event.preventDefault();
    giveBack();
  }

  region.addEventListener("focusin", onFocusIn, { signal });
  region.addEventListener("focusout", onFocusOut, { signal });
  region.addEventListener("keydown", onKeyInside, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("pointerdown", onPress, { signal });
  for (const end of ["pointercancel", "contextmenu"]) region.addEventListener(end, endPress, { signal });
  const observer = new MutationObserver(settle);
  observer.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-expanded"] });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** There while there are toasts. */
function findStack(region: HTMLElement): HTMLElement | null {
  return region.querySelector("ol");
}

/** The library expands and pauses for the pointer only, so focus is told to it as a pointer. */
function point(region: HTMLElement, type: "mousemove" | "mouseout"): void {
  const relatedTarget = type === "mouseout" ? document.body : null;
  findStack(region)?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
}

/** The library waits for a release that a context menu or a gesture of the system swallows; the timers would stand. */
function endPress({ target }: Event): void {
  target?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
}

function isTyping(): boolean {
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  return document.activeElement?.matches(fields) ?? false;
}

/** Whether Tab, or Shift+Tab, would lead out of the region from where the focus is. */
function isLastStop(region: HTMLElement, isBackwards: boolean): boolean {
  const stops = region.querySelectorAll('ol, li[data-visible="true"], li[data-visible="true"] button');
  const active = document.activeElement;
  // The list itself takes the focus, but Tab does not stop there.
  return isBackwards ? active === stops[0] || active === stops[1] : active === stops[stops.length - 1];
}
