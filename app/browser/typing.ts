import { isComposing } from "#shared/composing.ts";

/** Whether the focus is in a text field, where the page has no shortcuts. */
export function isTyping(): boolean {
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  let focused = document.activeElement;
  // The editor's own fields are in its shadow tree.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(fields) ?? false;
}

type Press = Pick<KeyboardEvent, "isComposing" | "keyCode" | "ctrlKey" | "altKey" | "metaKey">;

/** Whether a key means itself: it is not a shortcut of the browser, and no input method takes it. */
export function isPlainKey(event: Press): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && !isComposing(event);
}
