import { Suspense } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { Band } from "#app/ui/band.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { Product } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./block-drawing.css";
import "./headphone-drawing.css";
import "./product-size.css";

const BlockDrawing = lazyPart(async () => {
  await untilReady();
  return (await import("./block-drawing.tsx")).BlockDrawing;
});
const HeadphoneDrawing = lazyPart(async () => {
  await untilReady();
  return (await import("./headphone-drawing.tsx")).HeadphoneDrawing;
});

/** The measures of which drawings are made; the others are listed only. */
const drawn = ["Width", "Depth", "Height"];

/** What the thing measures, in words and as a drawing with its dimension lines. */
export function ProductSize({ words, product }: { words: Pages["single-shop"]["drawing"]; product: Product }) {
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
    <Band name="product-size" tone="paper-2" pad="none" labelledBy="fit">
      <div className="wrap">
        <div className="text">
          <h2 id="fit">{fit.title}</h2>
          <p>{fit.text}</p>
          <dl>
            {fit.measures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure>
          <Suspense>
            {isHeadphone ? (
              <HeadphoneDrawing title={title} labels={labels} />
            ) : (
              <BlockDrawing title={title} labels={labels} bench={product.bench} />
            )}
          </Suspense>
          <figcaption>{isHeadphone ? words.views : words.scale}</figcaption>
        </figure>
      </div>
    </Band>
  );
}
