import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Product } from "#model/shop/catalogue.server.ts";

const BlockDrawing = hydratedLater(async () => (await import("./block-drawing.tsx")).BlockDrawing);
const HeadphoneDrawing = hydratedLater(async () => (await import("./headphone-drawing.tsx")).HeadphoneDrawing);

/** The dimensions that are drawn; others are only listed. */
const drawn = ["Width", "Depth", "Height"];

/** The product's dimensions, in words and as a drawing with dimension lines. */
export function Measures({ words, product }: { words: Pages["single-shop"]["drawing"]; product: Product }) {
  const { fit } = product;
  const isHeadphone = product.kind === "Sound";
  const [width, depth, height] = drawn.map((name) => fit.measures.find(({ label }) => label === name)?.value ?? "");
  const title = words.title
    .replace("{title}", product.title)
    .replace("{width}", width ?? "")
    .replace("{depth}", depth ?? "")
    .replace("{height}", height ?? "");
  const labels = { width: width ?? "", depth: depth ?? "", height: height ?? "" };
  return (
    <Band name="measures" id="measures" tone="paper-2" pad="none" grid="map" bleed labelledBy="fit">
      <div className="wrap grid items-center gap-x-gut gap-y-8 py-half cols-5-7">
        <div>
          <h2 id="fit" className="mb-4">
            {fit.title}
          </h2>
          <p>{fit.text}</p>
          <dl className="mt-6">
            {fit.measures.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4 border-t-2 border-line py-3">
                <dt className="font-semibold text-soft">{label}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className="m-0">
          {isHeadphone ? (
            <HeadphoneDrawing title={title} labels={labels} />
          ) : (
            <BlockDrawing title={title} labels={labels} department={product.department} />
          )}
          <figcaption className="mt-3 text-center text-small text-soft">
            {isHeadphone ? words.views : words.scale}
          </figcaption>
        </figure>
      </div>
    </Band>
  );
}
