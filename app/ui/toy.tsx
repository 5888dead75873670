import type { ImageSource } from "#shared/image-address.ts";
import { Picture, type PictureProps } from "./picture.tsx";

interface ToyProps extends Omit<PictureProps, "image" | "alt" | "width"> {
  toy: { imgUrl: ImageSource; alt: string } | undefined;
}

/** A cut-out that a band's words may name or leave out. */
export function Toy({ toy, ...look }: ToyProps) {
  return toy && <Picture {...look} image={toy.imgUrl} alt={toy.alt} />;
}
