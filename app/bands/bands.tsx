import type { ComponentType, ReactElement } from "react";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import type { PreparedBand } from "./prepare-bands.server.ts";

/** What draws the bands that only one page has, by role. */
export type OwnBands = Readonly<Record<string, ComponentType<{ band: never }>>>;

/** A band of the kit. Shapes are text and links, which work before hydration; their script loads once the page is ready. */
export const KitBand = hydratedLater(
  async () => (await import("./shape.tsx")).Shape,
  ({ band }) => `[id="${band.role}"]`,
);

/** The bands of a page in order, each drawn by the component of its shape or by the page's own. */
export function drawBands(bands: readonly PreparedBand[], own: OwnBands): ReactElement[] {
  return bands.flatMap((band) => {
    if (band.shape !== undefined) return <KitBand key={band.role} band={band} />;
    const Own = own[band.role];
    return Own ? <Own key={band.role} band={band as never} /> : [];
  });
}
