import type { ImageSource } from "#shared/image-address.ts";
import { Picture } from "./picture.tsx";

interface ToyProps {
  toy: { imgUrl: ImageSource; alt: string } | undefined;
  /** As of a picture. */
  sizes: string;
  className?: string;
}

/** A cut-out that a band's words may name or leave out. */
export function Toy({ toy, sizes, className }: ToyProps) {
  return toy && <Picture image={toy.imgUrl} alt={toy.alt} sizes={sizes} className={className} />;
}
