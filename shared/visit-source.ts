/** How a visit that ended in an enquiry began; the browser keeps it in memory alone, for as long as its document lives. */
export interface VisitSource {
  /** The host of the page that led here; absent where the address was typed, or the other site does not say. */
  from?: string;
  /** The campaign words of the first address, by their names after `utm_`. */
  campaign?: Readonly<Record<string, string>>;
  /** The pages that were read, the first one first. */
  pages: readonly string[];
}

export const campaignNames = ["source", "medium", "campaign", "term", "content"] as const;
export const mostPages = 20;
