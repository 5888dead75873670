import { type Finding, findIn, type Hit } from "#app/frame/search-engine.ts";
import { siteSearch } from "#app/request/site-search.server.ts";
import type { Content } from "#model/content.server.ts";
import { siteTexts } from "#model/machine-files/search-files.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { excerptWith, type Sentence, sentencesOf } from "./excerpt.ts";

const mostHits = 60;

/** A result as the server shows it. */
export interface ShownHit extends Hit {
  /** The sentence that matched. */
  excerpt?: string | undefined;
  picture?: ImageSource | undefined;
}

export type ShownFinding = Omit<Finding, "hits"> & { hits: ShownHit[] };

/** The same results as the search dialog, for a page without script, with more of each page. */
export async function searchSite(content: Content, query: string): Promise<ShownFinding> {
  const { hits, ...finding } = findIn(await siteSearch(content), query);
  const sentencesOn = pageSentences(content);
  const pictures = pagePictures(content);
  const told = (hit: Hit): ShownHit => {
    const excerpt = hit.inText.length > 0 ? excerptWith(sentencesOn(hit.path), hit.inText) : undefined;
    return { ...hit, excerpt, picture: pictures.get(hit.path) };
  };
  return { ...finding, hits: hits.slice(0, mostHits).map(told) };
}

/** The pictures by which cards show an entry. */
const pagePictures = oncePerContent(
  ({ blog, cases, products }) =>
    new Map<string, ImageSource>([
      ...blog.map(({ slug, imgUrl }) => [`/blog/${slug}`, imgUrl] as const),
      ...cases.map(({ slug, imgUrl }) => [`/portfolio/${slug}`, imgUrl] as const),
      ...products.map(({ id, imgUrl }) => [`/single-shop/${id}`, imgUrl] as const),
    ]),
);

/** A page's sentences, taken apart when it is first found. */
const pageSentences = oncePerContent((content) => {
  const piecesOf = new Map(siteTexts(content).map(({ path, pieces }) => [path, pieces]));
  const made = new Map<string, Sentence[]>();
  return (path: string): Sentence[] => {
    const sentences = made.get(path) ?? sentencesOf(piecesOf.get(path) ?? []);
    made.set(path, sentences);
    return sentences;
  };
});
