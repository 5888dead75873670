import { drawBands, type OwnBands } from "#app/bands/bands.tsx";
import type { PreparedBand } from "#app/bands/prepare-bands.server.ts";
import { Bands } from "#app/frame/bands.tsx";
import type { NextPageWords } from "#model/pages/find-next-page.server.ts";

interface ComposedPageProps {
  page: { bands: readonly PreparedBand[]; next?: NextPageWords | undefined };
  /** What draws the bands that only this page has, by role. */
  own?: OwnBands;
}

/** A page that is a list of bands, with the page to read next at its end. */
export function ComposedPage({ page: { bands, next }, own = {} }: ComposedPageProps) {
  return <Bands next={next}>{drawBands(bands, own)}</Bands>;
}
