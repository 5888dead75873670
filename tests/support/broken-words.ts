/** Runs in a page. Words of headings, and of all else in the display face, that go on in a second line without a hyphen. */
export function brokenWords(): string[] {
  const range = document.createRange();
  /** Where letters from `start` on stand, from the top; a soft hyphen or a dash may end a line. */
  const lines = (text: Text, start: number, length: number) => {
    range.setStart(text, start);
    range.setEnd(text, start + length);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest(".vh, [class*=sr-only], [aria-hidden=true]")) continue;
    const { fontFamily, writingMode } = getComputedStyle(element);
    if (!fontFamily.startsWith("Anybody") && !element.closest("h1, h2, h3")) continue;
    if (writingMode !== "horizontal-tb") continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b/–—-]+/g))
      if (lines(text, index, word.length).size > 1) found.push(`${window.innerWidth}: ${word}`);
  }
  return found;
}
