/**
 * Whether a key press belongs to an input method that is composing a word, which is none of ours. Safari says so of the
 * key that ends it by its code alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
