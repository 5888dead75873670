import type { Content } from "../content.server.ts";

/** A tag's display name: `threat-models` becomes threat models; `unity` is a name. */
export function tagName(content: Content, tag: string): string {
  return content.pages.listing.tags.find((entry) => entry.tag === tag)?.name ?? tag;
}

export function seriesName(content: Content, series: string): string {
  return content.pages.blog.series.items.find((item) => item.series === series)?.name ?? series;
}
