import { Picture } from "#app/ui/picture.tsx";
import type { Product } from "#model/catalogue.server.ts";
import "./picture-wall.css";

/** More pictures than this are the other pieces of a set, which stand with the first. */
const mostViews = 3;

/** The large picture with its close views below; cut-out objects stand on their bench's colour. */
export function PictureWall({ product, label, sale }: { product: Product; label: string; sale: string }) {
  const { imgUrl, alt, isCutout, gallery, bench } = product;
  const isSet = gallery.length > mostViews;
  return (
    <div className="picture-wall" data-cutout={isCutout || undefined} data-tone={isCutout ? bench : undefined}>
      <div className="main" data-set={isSet || undefined}>
        <Picture image={imgUrl} alt={alt} sizes="100vw lg:58vw" priority />
        {isSet &&
          gallery.map((view) => <Picture key={view.alt} image={view.imgUrl} alt={view.alt} sizes="40vw lg:24vw" />)}
        {product.isSell && <span className="sale">{sale}</span>}
      </div>
      {gallery.length > 0 && !isSet && (
        <ul aria-label={label}>
          {gallery.map((view) => (
            <li key={view.alt}>
              <Picture image={view.imgUrl} alt={view.alt} sizes="60vw lg:34vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
