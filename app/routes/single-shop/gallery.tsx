import { Opener } from "#app/sections/lightbox.tsx";
import type { LightboxFrame } from "#app/sections/lightbox-viewers.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Product } from "#model/shop/catalogue.server.ts";

interface GalleryProps {
  product: Product;
  /** The pictures of the product, its own first. */
  frames: readonly (LightboxFrame & { open: string })[];
  label: string;
  sale: string;
}

const looks = {
  photograph: {
    opener: "block",
    picture: "size-full object-cover",
    sale: "bg-mari",
  },
  cutout: {
    opener: "grid place-items-center",
    picture: "size-full object-contain p-4",
    sale: "bg-white",
  },
};

/** The large picture with its close-ups below, in pairs with one gutter between all of them; an odd last one is a strip. */
export function Gallery({ product, frames: [own, ...views], label, sale }: GalleryProps) {
  const { imgUrl, alt, isCutout, department } = product;
  const look = looks[isCutout ? "cutout" : "photograph"];
  return (
    <div
      className="band flex min-w-0 flex-col"
      data-grid={isCutout ? "iso" : undefined}
      data-cutout={isCutout || undefined}
      data-tone={isCutout ? department : undefined}
    >
      <div className={`relative aspect-photo ${views.length > 0 ? "" : "grow"}`}>
        <Opener number={1} open={own?.open ?? ""} className={`absolute inset-0 ${look.opener}`}>
          <Picture image={imgUrl} alt={alt} sizes="100vw lg:66vw xxl:66vw" priority className={look.picture} />
        </Opener>
        {product.isSell && (
          <span
            className={`display absolute start-0 top-0 rounded-sm px-4 pt-8 pb-6 text-h4/none text-ink ${look.sale}`}
          >
            {sale}
          </span>
        )}
      </div>
      {views.length > 0 && (
        <ul
          aria-label={label}
          role="list"
          className="relative flex grow flex-wrap gap-1 border-t-3 border-white bg-white"
        >
          {views.map((view) => (
            <li key={view.number} className="relative min-h-40 grow basis-2/5 overflow-hidden">
              <Opener number={view.number} open={view.open} className="block size-full">
                <Picture
                  image={view.imgUrl}
                  alt={view.alt}
                  sizes="60vw lg:34vw xxl:34vw"
                  className="absolute inset-0 size-full object-cover"
                />
              </Opener>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
