import { isTyping } from "./typing.ts";

interface Attention {
  /** The pointer is over the list, or the keyboard's focus is in it. */
  onChange: (isAttended: boolean) => void;
}

/**
 * Follows the pointer and the focus on a list of toasts. Alt+T moves the focus to the list unless somebody types, Escape ends
 * the attention of the focus, and Tab past either end leads back to where Alt+T came from.
 * @returns gives the focus back before an element of the list goes: to the list while it is in use, else to where it came from
 */
export function followAttention(
  list: HTMLElement,
  { onChange }: Attention,
  { signal }: { signal: AbortSignal },
): (leaving: Element, isLast: boolean) => void {
  let isHovered = false;
  let isFocused = false;
  let hasJumped = false;
  /** Where the focus came from. */
  let before: Element | null = null;

  function set(change: { hovered?: boolean; focused?: boolean }) {
    isHovered = change.hovered ?? isHovered;
    isFocused = change.focused ?? isFocused;
    onChange(isHovered || isFocused);
  }

  function giveBack() {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  const isInside = (target: EventTarget | null) => target instanceof Node && list.contains(target);

  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) before = relatedTarget instanceof Element ? relatedTarget : before;
    // A press with the pointer focuses, too, and nothing reports when that focus is over.
    if (target instanceof Element && target.matches(":focus-visible")) set({ focused: true });
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (isInside(relatedTarget)) return;
    hasJumped = false;
    set({ focused: false });
  };
  const onKey = (event: KeyboardEvent) => {
    const isHotkey = event.code === "KeyT" && event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isHotkey || !list.firstElementChild || isTyping()) return;
    event.preventDefault();
    list.focus();
    hasJumped = true;
    set({ focused: true });
  };
  const onKeyInside = (event: KeyboardEvent) => {
    if (event.code === "Escape") set({ focused: false });
    if (event.code !== "Tab" || !hasJumped || !isLastStop(list, event.shiftKey)) return;
    event.preventDefault();
    giveBack();
  };

  list.addEventListener("focusin", onFocusIn, { signal });
  list.addEventListener("focusout", onFocusOut, { signal });
  list.addEventListener("keydown", onKeyInside, { signal });
  document.addEventListener("keydown", onKey, { signal });
  // On the document: an element that goes from under the pointer reports nothing.
  document.addEventListener("mouseover", ({ target }) => set({ hovered: isInside(target) }), { signal });
  document.addEventListener("mouseleave", () => set({ hovered: false }), { signal });
  return (leaving, isLast) => {
    if (!leaving.contains(document.activeElement)) return;
    if (isFocused && !isLast) list.focus();
    else giveBack();
  };
}

/** Whether Tab (or Shift+Tab) would leave the list from the present focus. */
function isLastStop(list: HTMLElement, isBackwards: boolean): boolean {
  const stops = [...list.querySelectorAll<Element>('li[data-visible="true"], li[data-visible="true"] button')];
  const at = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  return isBackwards ? at <= 0 : at === stops.length - 1;
}
