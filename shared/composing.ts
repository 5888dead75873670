/**
 * Whether an input method (IME) is composing a word with this key press, so that handlers must ignore it. For the key that
 * ends a composition Safari tells so only by the key code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
