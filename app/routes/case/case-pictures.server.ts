import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";

/** The pictures of a case as they open large: its own, then the gallery. */
export function casePictures(
  { imgUrl, alt, caption, gallery }: Case,
  words: Pages["portfolio-masonry"]["viewer"],
  open: string,
) {
  const pictures = [{ imgUrl, alt, caption }, ...gallery].map(({ caption: title, ...picture }) => ({
    ...picture,
    title,
  }));
  return lightboxFrames(pictures, words, open);
}
