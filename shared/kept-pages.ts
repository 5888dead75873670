/**
 * Rendered pages that a server keeps in memory, with gaps for the words that differ between requests. Page and words
 * come back as gzip.
 */
export interface KeptPages {
  /**
   * A kept page with a request's words in its gaps, which are sent as they are: HTML has to be escaped.
   * Undefined if it is not kept, or if a word of a fixed length has another.
   */
  fill(key: PageKey, words: readonly string[]): Uint8Array<ArrayBuffer> | undefined;
  /**
   * Keeps a page; each occurrence of the mark with number n becomes a gap for the word with number n. The first `fixed`
   * marks are as long as their words will be.
   */
  keep(key: PageKey, html: string, marks: readonly string[], fixed: number): void;
}

export interface PageKey {
  /** Pages of one shelf only ever displace each other. */
  shelf: string;
  /** Everything that the page depends on, apart from the words. */
  content: string;
}
