import { content } from "./content.server.ts";

/** A tag as visitors read it: `threat-models` is written threat models, `unity` is a name. */
export function tagName(tag: string): string {
  return content.pages.listing.tags.find((entry) => entry.tag === tag)?.name ?? tag;
}

export function seriesName(series: string): string {
  return content.pages.blog.series.items.find((item) => item.series === series)?.name ?? series;
}
