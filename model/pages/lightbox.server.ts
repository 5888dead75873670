import type { ImageSource } from "#shared/image-address.ts";
import { fillIn } from "../fields/fill-in.server.ts";

interface Hung {
  title: string;
  imgUrl: ImageSource;
  alt: string;
}

interface LightboxWords {
  count: string;
  previous: string;
  next: string;
}

/** Pictures for the lightbox, in order: each with its number, its words, and links to its neighbours. */
export function lightboxFrames<Picture extends Hung>(pictures: readonly Picture[], words: LightboxWords, open: string) {
  const wayTo = (index: number, label: string) => {
    const at = (index + pictures.length) % pictures.length;
    return { url: `#frame-${at + 1}`, label: fillIn(label, { title: pictures[at]?.title ?? "" }) };
  };
  return pictures.map((picture, index) => ({
    ...picture,
    number: index + 1,
    count: fillIn(words.count, { number: index + 1, total: pictures.length }),
    open: fillIn(open, { title: picture.title }),
    previous: wayTo(index - 1, words.previous),
    next: wayTo(index + 1, words.next),
  }));
}
