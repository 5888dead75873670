import { isTyping } from "./typing.ts";

/**
 * Adds what the toast library lacks: focus inside expands the stack and stops its timers until the focus leaves or
 * Escape collapses it; Alt+T does nothing while someone types; and focus is restored only when its toast is gone, where
 * the library takes it from whatever was clicked. The region's `data-expanded` follows the stack.
 */
export function startToastFocus(region: HTMLElement, { signal }: { signal: AbortSignal }): void {
  /** Where the focus came from; undefined while it is outside. */
  let before: Element | null | undefined;
  let inside: Element;
  let isHeld = false;
  const press = watchPress(region, signal);
  let hasJumped = false;

  function settle() {
    if (before !== undefined && !region.contains(document.activeElement)) leave();
    const isExpanded = followStack(region);
    if (isHeld && !isExpanded) point(region, "mousemove");
  }

  function leave() {
    const stack = findStack(region);
    const isLost = !inside.isConnected && document.activeElement === document.body;
    if (isLost && stack && !press.isInside) {
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
    // The library must see neither event: it keeps a record of its own.
    event.stopPropagation();
    if (before === undefined) before = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    if (event.target instanceof Element) inside = event.target;
    isHeld = !press.isInside;
    queueMicrotask(settle);
  }

  function onFocusOut(event: FocusEvent) {
    event.stopPropagation();
    if (!holds(region, event.relatedTarget)) queueMicrotask(settle);
  }

  function onKey(event: KeyboardEvent) {
    const stack = findStack(region);
    if (!isHotkey(event) || !stack || isTyping()) return;
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
  watchPointer(region, () => !isHeld && point(region, "mouseout"), signal);
  watchStack(region, settle, signal);
}

/** When a toast is removed from under the pointer, no event reports that the pointer left, so React never learns of it. */
function watchPointer(region: HTMLElement, onLeave: () => void, signal: AbortSignal): void {
  document.addEventListener(
    "mouseover",
    ({ target, relatedTarget }) => {
      if (holds(region, relatedTarget) && !holds(region, target)) onLeave();
    },
    { signal },
  );
}

function watchStack(region: HTMLElement, onChange: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onChange);
  observer.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-expanded"] });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** @returns whether the stack is expanded */
function followStack(region: HTMLElement): boolean {
  const isExpanded = region.querySelector('li[data-expanded="true"]') !== null;
  // Setting it again would trigger the observer again.
  if (region.dataset.expanded !== String(isExpanded)) region.dataset.expanded = String(isExpanded);
  return isExpanded;
}

function holds(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}

/** A press does not hold the stack: the pointer is already over it, and nothing reports when that focus is over. */
function watchPress(region: HTMLElement, signal: AbortSignal): { isInside: boolean } {
  const press = { isInside: false };
  const onPress = ({ target }: PointerEvent) => {
    press.isInside = holds(region, target);
  };
  const onKey = () => {
    press.isInside = false;
  };
  document.addEventListener("pointerdown", onPress, { signal });
  document.addEventListener("keydown", onKey, { signal });
  for (const end of ["pointercancel", "contextmenu"]) region.addEventListener(end, endPress, { signal });
  return press;
}

/** Present while there are toasts. */
function findStack(region: HTMLElement): HTMLElement | null {
  return region.querySelector("ol");
}

/** The library expands and pauses only for the pointer, so focus is passed to it as pointer events. */
function point(region: HTMLElement, type: "mousemove" | "mouseout"): void {
  const relatedTarget = type === "mouseout" ? document.body : null;
  findStack(region)?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
}

/** The library waits for a pointer release that a context menu or system gesture swallows; its timers would never resume. */
function endPress({ target }: Event): void {
  target?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
}

function isHotkey({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return code === "KeyT" && altKey && !ctrlKey && !metaKey;
}

/** Whether Tab (or Shift+Tab) would leave the region from the current focus. */
function isLastStop(region: HTMLElement, isBackwards: boolean): boolean {
  const stops = region.querySelectorAll('ol, li[data-visible="true"], li[data-visible="true"] button');
  const active = document.activeElement;
  // The list itself is focusable, but not a tab stop.
  return isBackwards ? active === stops[0] || active === stops[1] : active === stops[stops.length - 1];
}
