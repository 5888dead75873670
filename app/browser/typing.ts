/** Whether the focus is where keys write, so that none of them is a shortcut. */
export function isTyping(): boolean {
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  return document.activeElement?.matches(fields) ?? false;
}
