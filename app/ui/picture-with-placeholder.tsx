import { placeholder } from "#shared/constants.ts";
import { buildImageAddress } from "#shared/image-address.ts";
import { Picture, type PictureProps } from "./picture.tsx";

/**
 * A picture below the first screen, as wide as its place, over a blurred 10 by 10 px rendition until it loads. Two
 * elements, because the picture must load without script, hold its place from the start and leave the placeholder if it
 * fails; to assistive technology they are one.
 */
export function PictureWithPlaceholder({ alt, className = "", ...picture }: Omit<PictureProps, "priority">) {
  const { image } = picture;
  // The placeholder would show through.
  if (image.isCutout) return <Picture {...picture} alt={alt} className={className} />;
  return (
    <span
      key={image.src}
      data-placeholder=""
      className={`relative block overflow-hidden ${className}`}
      {...(alt && { role: "img", "aria-label": alt })}
    >
      <img
        className="absolute inset-0 size-full noscript:hidden"
        src={buildImageAddress(image.src, { ...placeholder, format: "webp" }, import.meta.env.BASE_URL)}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
      />
      <Picture {...picture} alt="" className="full relative w-full" />
    </span>
  );
}
