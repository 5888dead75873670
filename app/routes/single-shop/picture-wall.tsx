import { type LightboxFrame, Opener } from "#app/sections/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Product } from "#model/catalogue.server.ts";
import "./picture-wall.css";

interface PictureWallProps {
  product: Product;
  /** The pictures of the product, its own first. */
  frames: readonly (LightboxFrame & { open: string })[];
  label: string;
  sale: string;
}

/** The large picture with its close views below; cut-out objects stand on their bench's colour. */
export function PictureWall({ product, frames: [own, ...views], label, sale }: PictureWallProps) {
  const { imgUrl, alt, isCutout, bench } = product;
  return (
    <div className="picture-wall" data-cutout={isCutout || undefined} data-tone={isCutout ? bench : undefined}>
      <div className="main">
        <Opener number={1} open={own?.open ?? ""}>
          <Picture image={imgUrl} alt={alt} sizes="100vw lg:66vw xxl:66vw" priority />
        </Opener>
        {product.isSell && <span className="sale">{sale}</span>}
      </div>
      {views.length > 0 && (
        <ul aria-label={label}>
          {views.map((view) => (
            <li key={view.number}>
              <Opener number={view.number} open={view.open}>
                <Picture image={view.imgUrl} alt={view.alt} sizes="60vw lg:34vw xxl:34vw" />
              </Opener>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
