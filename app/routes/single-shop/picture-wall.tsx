import { Picture } from "#app/ui/picture.tsx";
import type { Product } from "#model/catalogue.server.ts";
import "./picture-wall.css";

/** The large picture with its close views below; cut-out objects stand on their bench's colour. */
export function PictureWall({ product, label, sale }: { product: Product; label: string; sale: string }) {
  const { imgUrl, alt, isCutout, gallery, bench } = product;
  return (
    <div className="picture-wall" data-cutout={isCutout || undefined} data-tone={isCutout ? bench : undefined}>
      <div className="main">
        <Picture image={imgUrl} alt={alt} sizes="100vw lg:66vw xxl:66vw" priority />
        {product.isSell && <span className="sale">{sale}</span>}
      </div>
      {gallery.length > 0 && (
        <ul aria-label={label}>
          {gallery.map((view) => (
            <li key={view.alt}>
              <Picture image={view.imgUrl} alt={view.alt} sizes="60vw lg:34vw xxl:34vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
