/** Whether the focus is in a text field, where the page has no shortcuts. */
export function isTyping(): boolean {
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  let focused = document.activeElement;
  // The editor's own fields are in its shadow tree.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(fields) ?? false;
}
