/** Ids that pages have themselves, of the frame, of forms and of bands: nothing that is named by content gets one of them. */
const ids: ReadonlySet<string> = new Set([
  // The frame and its forms, on every page; some come while the page is used.
  ...["main", "menu", "services-menu", "company-panel", "search", "newsletter-strip", "email", "website", "summary"],
  ...["lost-search", "lost-title", "unsent", "map", "iso", "iso-inv"],
  // An article.
  ...["article-title", "contents", "footnote-label", "article-author", "text", "author", "related-posts"],
  // Pages whose other ids are those of questions, facts, clauses, contracts and prices.
  ...["q", "found", "terms", "clauses"],
  // Bands of pages that have such ids beside them.
  ...["hero", "comparison", "notice", "data", "data-map", "answers", "ledger", "call-to-action"],
]);

/** Whether a page may have an id for itself: also those of problems at fields, of headings of bands, and of footnotes. */
export function isPageId(id: string): boolean {
  return ids.has(id) || /^(?:fn|fnref)-|-(?:problem|heading)$/.test(id);
}
