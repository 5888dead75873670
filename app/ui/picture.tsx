import { type ImageSource, servedWidth } from "#shared/image-address.ts";
import { densitySet, sizesSet } from "#shared/image-sets.ts";

export interface PictureProps {
  image: ImageSource;
  /** What the picture shows; empty only for decoration. */
  alt: string;
  /** Rendered width in px, if it is the same everywhere. */
  width?: number;
  /** Rendered widths such as `100vw md:50vw lg:640px`. */
  sizes?: string;
  /** First-screen pictures are fetched at once, at high priority. */
  priority?: boolean;
  className?: string;
}

/** For pictures fetched before anything else, on most screens at density 2: a sixth fewer bytes, and no visible loss. */
const priorityQuality = 60;

/** A raster picture, resized by the server; width and height are always set, so nothing shifts when it loads. */
export function Picture({ image, alt, width, sizes, priority = false, className }: PictureProps) {
  const base = import.meta.env.BASE_URL;
  const serve = (wanted: number) => servedWidth(Math.min(wanted, image.width || wanted));
  const modifiers = { format: "webp", quality: priority ? priorityQuality : undefined };
  const source = sizes
    ? sizesSet(image.src, sizes, modifiers, base, serve)
    : densitySet(image.src, { ...modifiers, width: serve(width ?? image.width) }, base);
  const { focus } = image;
  const look = focus ? `${className ?? ""} focused [--focus-x:${focus.x}%] [--focus-y:${focus.y}%]` : className;
  return (
    <img
      {...source}
      alt={alt}
      width={image.width}
      height={image.height}
      className={look}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
      fetchPriority={priority ? "high" : undefined}
    />
  );
}
