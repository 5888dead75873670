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
    wall: "bg-tang-edge",
    main: "",
    opener: "block",
    picture: "size-full object-cover",
    sale: "bg-mari",
  },
  cutout: {
    wall: "faded-grid",
    main: "grid place-items-center overflow-clip lg:last:min-h-160 lg:last:flex-1",
    opener: "grid place-items-center",
    picture: "h-[96%] w-[94%] object-contain",
    sale: "bg-white",
  },
};

/** The large picture with its close-ups below, in pairs with one gutter between all of them; an odd last one is a strip. */
export function Gallery({ product, frames: [own, ...views], label, sale }: GalleryProps) {
  const { imgUrl, alt, isCutout, department } = product;
  const look = looks[isCutout ? "cutout" : "photograph"];
  return (
    <div
      className={`relative flex min-w-0 flex-col ${look.wall}`}
      data-cutout={isCutout || undefined}
      data-tone={isCutout ? department : undefined}
    >
      <div className={`relative h-[92vw] flex-none md:h-[64vw] lg:h-[clamp(420px,50vw,760px)] ${look.main}`}>
        <Opener number={1} open={own?.open ?? ""} className={`size-full ${look.opener}`}>
          <Picture image={imgUrl} alt={alt} sizes="100vw lg:66vw xxl:66vw" priority className={look.picture} />
        </Opener>
        {product.isSell && (
          <span
            className={`sale-pennant display absolute start-edge top-0 px-4.5 pt-8 pb-6 text-h4/none text-ink ${look.sale}`}
          >
            {sale}
          </span>
        )}
      </div>
      {views.length > 0 && (
        <ul
          aria-label={label}
          role="list"
          className="grid min-h-[44vw] flex-1 grid-cols-[7fr_5fr] gap-1 border-t-4 border-white bg-white lg:min-h-65"
        >
          {views.map((view) => (
            <li
              key={view.number}
              className="relative grid min-h-[22vw] overflow-hidden last:odd:col-span-full lg:min-h-50"
            >
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
